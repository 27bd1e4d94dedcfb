package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.DurationConverter;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.tune.BalancedOpenings;
import io.github.yomikiri.bench.tune.Yardstick;
import io.github.yomikiri.bench.tune.Yardsticks;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code yardstick}: it plays the library's search against that of a textbook. */
@Command(
    name = "yardstick",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Plays the library's search of a game against that of a textbook.",
    description = {
      "%nThe textbook's search is a selective alpha-beta, written by hand as chess programs have it,"
          + " without any part of the library's searches. Both have the same evaluator and the same"
          + " processor time for each move. Each opening is played with both colors.",
      "%nGames: breakthrough, draughts. Chess is measured by the module peers.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks yardstick draughts                             100 games of 20 ms a move",
      "  benchmarks yardstick breakthrough --games 400 --time 50ms"
    })
final class YardstickCommand implements Callable<Integer> {

  private static final int OPENING_PLIES = 8;

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "breakthrough or draughts.")
  private String gameName = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "The number of games. Default: 100.")
  private int games = 100;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "20ms",
      description = "Processor time for each move. Default: 20ms.")
  private Duration time = Duration.ofMillis(20);

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "0",
      description = "Nodes for each move, instead of a time.")
  private int nodes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The seed of the openings. Default: 1.")
  private long seed = 1;

  YardstickCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    NumberRanges.check("--games", games, 2, 100_000);
    NumberRanges.check("--nodes", nodes, 0, Integer.MAX_VALUE);
    Yardstick<?> yardstick = Yardsticks.all().stream()
        .filter(each -> each.kit().name().equals(gameName))
        .findFirst()
        .orElseThrow(() -> new UserError("no game \"" + gameName + "\"; there are "
            + Yardsticks.all().stream()
                .map(each -> each.kit().name())
                .collect(Collectors.joining(", "))));
    try {
      console.out().println(play(yardstick));
    } catch (IllegalArgumentException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
    console.out().flush();
    return ExitCode.OK;
  }

  private <N extends Node<N>> MatchResult play(Yardstick<N> yardstick) {
    Limits limits = nodes > 0 ? Limits.nodes(nodes) : Limits.time(time);
    try (Progress progress = console.progress()) {
      progress.update(() -> "looking for balanced openings of " + gameName);
      List<Game<N>> openings = new BalancedOpenings<>(
              yardstick.kit().start(), OPENING_PLIES, yardstick.tactics().pawn())
          .find(yardstick.library(), Limits.nodes(20_000), (games + 1) / 2, seed, console.stop());
      return yardstick.play(
          openings,
          games,
          limits,
          console.stop(),
          (last, soFar) -> progress.update(() -> "game " + soFar.total().games()
              + ", the library has " + soFar.total().points()));
    }
  }
}
