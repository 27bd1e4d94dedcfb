package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.tune.MonteCarloMatch;
import io.github.yomikiri.bench.tune.MonteCarloMatch.Leaves;
import io.github.yomikiri.bench.tune.MonteCarloMatch.Outcome;
import io.github.yomikiri.bench.tune.TunableGame;
import io.github.yomikiri.bench.tune.TunableGames;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.MatchResult.Tally;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code monte-carlo}: Monte-Carlo tree search against alpha-beta. */
@Command(
    name = "monte-carlo",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Plays Monte-Carlo tree search against alpha-beta, at equal processor time.",
    description = {
      "%nOn each game two Monte-Carlo searches play against the default alpha-beta search from"
          + " balanced openings, both colors. One values its leaves by random games, the other by"
          + " alpha-beta's evaluator.",
      "%nThe time of a move is turned into a number of nodes for each searcher, by its speed on"
          + " this machine. So other programs that run at the same time do not favor one of them.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks monte-carlo                         100 games each, about ten minutes",
      "  benchmarks monte-carlo --games 400 --time 100"
    })
final class MonteCarloCommand implements Callable<Integer> {

  private final Console console;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "The maximum number of games of a match. Default: 100.")
  private int games = 100;

  @Option(
      names = "--time",
      paramLabel = "MS",
      defaultValue = "30",
      description = "Processor time for a move, in milliseconds. Default: 30.")
  private int milliseconds = 30;

  MonteCarloCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    NumberRanges.check("--games", games, 2, 100_000);
    NumberRanges.check("--time", milliseconds, 1, 60_000);
    console
        .out()
        .printf(
            Locale.ROOT,
            "%-13s %-10s %9s %9s %15s  %s%n",
            "game",
            "leaves",
            "M nodes/s",
            "opponent",
            "points",
            "Elo");
    try (Progress progress = console.progress()) {
      for (TunableGame<?> game : TunableGames.all()) {
        if (!console.stop().isRaised()) {
          play(game, progress);
        }
      }
    }
    return ExitCode.OK;
  }

  private <N extends Node<N>> void play(TunableGame<N> game, Progress progress) {
    progress.update(() -> "looking for balanced openings of " + game.name());
    MonteCarloMatch<N> match = new MonteCarloMatch<>(
        game, Duration.ofMillis(milliseconds), Math.max(1, games / 2), console.stop());
    for (Leaves leaves : Leaves.values()) {
      if (console.stop().isRaised()) {
        return;
      }
      progress.update(() -> game.name() + ", " + name(leaves));
      Outcome outcome = match.play(leaves);
      progress.aside(() -> print(outcome));
    }
  }

  private static String name(Leaves leaves) {
    return leaves.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void print(Outcome outcome) {
    Tally total = outcome.match().total();
    console
        .out()
        .printf(
            Locale.ROOT,
            "%-13s %-10s %9.2f %9.2f %7.1f of %4d  %s%n",
            outcome.game(),
            name(outcome.leaves()),
            outcome.speed() / 1e6,
            outcome.opponentsSpeed() / 1e6,
            total.points(),
            total.games(),
            outcome.match().elo());
    console.out().flush();
  }
}
