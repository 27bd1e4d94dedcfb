package io.github.yomikiri.app.learn;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.option.StartOptions;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.EvaluatorPicture;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code picture}: what an evaluator has learned, or what it thinks of a position. */
@Command(
    name = "picture",
    mixinStandardHelpOptions = true,
    header = "Draws what an evaluator has learned, or how it values a position.",
    description = {
      "%nWith the usual --from, the picture has a small board for each piece. Its numbers say how"
          + " much better a position is for the side to move if the piece is on this square.",
      "%nWith another --from it has a position. Each square has its share of the value. For the"
          + " start of the game, type --from startpos.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} --weights learned --output weights.svg",
      "  ${COMMAND-FULL-NAME} --weights learned --from startpos --output start.svg"
    })
public final class PictureCommand<N extends Node<N>> implements Callable<Integer>, WithMixins {

  private final Console console;
  private final LearningKit<N> kit;
  private final StartOptions<N> start;

  @Option(
      names = "--weights",
      paramLabel = "F",
      description = "The evaluator, or the folder in which it was learned. Default: the one that"
          + " comes with the game.")
  private Optional<Path> weights = Optional.empty();

  @Option(
      names = "--output",
      paramLabel = "FILE",
      required = true,
      description = "The SVG file; - is standard output.")
  private Path output = Path.of("");

  /**
   * Makes the command.
   *
   * @param context the program
   * @param kit the game
   */
  public PictureCommand(GameContext<N> context, LearningKit<N> kit) {
    this.kit = kit;
    console = context.console();
    start = context.starts().get();
  }

  @Override
  public List<Object> mixins() {
    return List.of(start);
  }

  @Override
  public Integer call() throws IOException {
    TextFile.write(console, output, picture(evaluator()));
    return ExitCode.OK;
  }

  private LearnedEvaluator<N> evaluator() throws IOException {
    return weights.isPresent()
        ? kit.readLearned(weights.get())
        : kit.learned()
            .orElseThrow(() -> new UserError(
                "--weights F is missing: no evaluator of " + kit.name() + " was learned before"));
  }

  private String picture(LearnedEvaluator<N> evaluator) throws IOException {
    if (start.isUsual()) {
      return EvaluatorPicture.ofWeights(evaluator, "What was learned about " + kit.name());
    }
    Game<N> game = start.game(console);
    if (game.isOver()) {
      throw new UserError("--from: the game is over in this position");
    }
    String place = game.moves().isEmpty() ? "at its start" : "after " + game;
    return EvaluatorPicture.ofPosition(evaluator, game.position(), kit.name() + " " + place);
  }
}
