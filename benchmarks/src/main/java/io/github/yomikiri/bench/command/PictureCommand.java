package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.bench.learn.LearnableGame;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.linear.EvaluatorPicture;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code picture}: what an evaluator has learned, or what it thinks of a position. */
@Command(
    name = "picture",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Draws what an evaluator has learned, or how it values a position.",
    description = {
      "%nWithout --moves the picture has a small board for each piece. Its numbers say how much"
          + " better a position is for the side to move if the piece is on this square.",
      "%nWith --moves it has the position after these moves. Each square has its share of the"
          + " value. Moves of Connect Four are columns without spaces; moves of other games have"
          + " commas between. No moves, '', are the start of the game.",
      "%nGames: " + LearnableGameConverter.NAMES + ".%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks picture connect-four --output weights.svg",
      "  benchmarks picture breakthrough-6x6 --weights b6 --moves b2-b3,c5-c4 --output board.svg"
    })
final class PictureCommand implements Callable<Integer> {

  private final Console console;

  @Mixin
  private LearnedOptions learned = new LearnedOptions();

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "The moves from the start of the game to the position.")
  private Optional<String> moves = Optional.empty();

  @Option(
      names = "--output",
      paramLabel = "FILE",
      required = true,
      description = "The SVG file; - is standard output.")
  private Path output = Path.of("");

  PictureCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    TextFile.write(console, output, picture(learned.game()));
    return ExitCode.OK;
  }

  private <N extends Node<N>> String picture(LearnableGame<N> learnable) throws IOException {
    LearnedEvaluator<N> evaluator = learned.evaluator(learnable);
    if (moves.isEmpty()) {
      return EvaluatorPicture.ofWeights(evaluator, "What was learned about " + learnable.name());
    }
    String after = moves.get().isEmpty() ? " at its start" : " after " + moves.get();
    return EvaluatorPicture.ofPosition(
        evaluator, position(learnable, moves.get()), learnable.name() + after);
  }

  private static <N extends Node<N>> N position(LearnableGame<N> learnable, String moves) {
    try {
      Game<N> played = learnable.game(moves);
      if (played.isOver()) {
        throw new IllegalArgumentException("the game is over");
      }
      return played.position();
    } catch (IllegalArgumentException e) {
      throw new UserError("--moves " + moves + ": " + e.getMessage());
    }
  }
}
