package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.learn.MoveText;
import io.github.yomikiri.bench.learn.SolvedPosition;
import io.github.yomikiri.bench.learn.SolvedPositions;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code positions}: solved positions of a game. */
@Command(
    name = "positions",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Plays games to positions near their end, solves these, and prints them for 'judge'.",
    description = {
      "%nEach game begins with random moves, some or all. A search of two plies with the best"
          + " evaluator that the game has without learning plays on. Each line has the moves and"
          + " the exact score of the side to move.",
      "%nGames: " + LearningKitConverter.NAMES + ".%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks positions reversi-6x6 --plies 16-22 > solved.txt",
      "  benchmarks judge reversi-6x6 solved.txt --depth 3"
    })
final class PositionsCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      paramLabel = "GAME",
      converter = LearningKitConverter.class,
      description = "The game.")
  private LearningKit<?> game = LearningKitConverter.first();

  @Option(
      names = "--plies",
      paramLabel = "A-B",
      required = true,
      description = "Number of moves before a position, each number from A to B equally likely.")
  private String plies = "";

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "500",
      description = "Number of positions. Default: 500.")
  private int positions = 500;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "10000000",
      description = "Leaves out positions whose solution takes more nodes. Default: 10000000.")
  private long nodes = 10_000_000;

  @Mixin
  private SeedOption seed = new SeedOption();

  PositionsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    NumberRanges.check("--positions", positions, 1, 1_000_000);
    NumberRanges.check("--nodes", nodes, 1, Long.MAX_VALUE);
    print(game, RandomPlies.parse("--plies", plies));
    console.checkStopped();
    return ExitCode.OK;
  }

  private <N extends Node<N>> void print(LearningKit<N> learnable, RandomPlies range) {
    SolvedPositions<N> source =
        new SolvedPositions<>(learnable, range.least(), range.most(), nodes, seed.value());
    try (Progress progress = console.progress()) {
      for (int i = 0; i < positions; i++) {
        String soFar = i + " of " + positions + " positions solved, " + source.leftOut()
            + " left out, because their solution takes too long";
        progress.update(() -> soFar);
        Optional<SolvedPosition<N>> next = source.next(console.stop());
        if (next.isEmpty()) {
          return;
        }
        progress.aside(() -> {
          console
              .out()
              .println(new MoveText<>(learnable.start()).text(next.get().game()) + " "
                  + next.get().score());
          console.out().flush();
        });
      }
    } catch (NoSuchElementException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
  }
}
