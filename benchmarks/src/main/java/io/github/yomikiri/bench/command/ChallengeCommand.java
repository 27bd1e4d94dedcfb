package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.learn.Challenge;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.match.Elo;
import io.github.yomikiri.play.match.MatchResult.Tally;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code challenge}: how strong a learned evaluator is. */
@Command(
    name = "challenge",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Plays a learned evaluator against the best one that the game has without learning.",
    description = {
      "%nBoth search in the same way. Each opening is played twice, so that both sides begin"
          + " once. The openings are random moves after which the learned evaluator prefers"
          + " neither side.",
      "%nA time is turned into a number of nodes for each side, by its speed on this machine. So"
          + " other programs that run at the same time do not favor one of them.",
      "%nWith --perfect-from the learned evaluator moves first, from the start of the game. Its"
          + " opponent is a solver from that ply on. Before, the opponent searches four plies with"
          + " the other evaluator, and chooses among moves that are as good.",
      "%nGames: " + LearningKitConverter.NAMES + ".%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks challenge breakthrough-6x6 --weights b6 --depth 3",
      "  benchmarks challenge breakthrough-6x6 --weights b6 --depth 1 --rival-depth 3",
      "  benchmarks challenge kalah --weights kalah --time 20ms",
      "  benchmarks challenge connect-four --weights c4 --depth 1 --perfect-from 10 --games 100"
    })
final class ChallengeCommand implements Callable<Integer> {

  private final Console console;

  @Mixin
  private MatchOptions options = new MatchOptions();

  @Option(
      names = "--perfect-from",
      paramLabel = "PLY",
      description = "Plays against an opponent that is perfect from this ply on.")
  private Optional<Integer> perfectFrom = Optional.empty();

  ChallengeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    options.check();
    if (perfectFrom.isPresent()) {
      NumberRanges.check("--perfect-from", perfectFrom.get(), 0, Limits.MAX_DEPTH);
      if (options.isTimed()) {
        throw new UserError("--perfect-from needs --depth or --nodes, not --time");
      }
      if (options.hasRivalDepth()) {
        throw new UserError("--rival-depth needs --depth or --nodes, without --perfect-from");
      }
    }
    challenge(options.game());
    console.checkStopped();
    return ExitCode.OK;
  }

  private <N extends Node<N>> void challenge(LearningKit<N> learnable) throws IOException {
    try (Progress progress = console.progress()) {
      progress.update(() -> "looking for balanced openings of " + learnable.name());
      Tally total = play(options.challenge(
          learnable, console.stop(), soFar -> progress.update(() -> text(soFar))));
      progress.aside(() -> console.out().println(text(total)));
      console.out().flush();
    }
  }

  private <N extends Node<N>> Tally play(Challenge<N> match) {
    if (perfectFrom.isPresent()) {
      return match.playPerfection(options.limits(), perfectFrom.get());
    }
    List<Game<N>> openings = match.openings();
    return match.play(openings, options.effort(match, openings));
  }

  private static String text(Tally total) {
    return String.format(
        Locale.ROOT,
        "%.1f of %d points, %.1f %%; %d won, %d drawn, %d lost; Elo %s",
        total.points(),
        total.games(),
        100 * total.points() / Math.max(1, total.games()),
        total.wins(),
        total.draws(),
        total.losses(),
        Elo.of(total));
  }
}
