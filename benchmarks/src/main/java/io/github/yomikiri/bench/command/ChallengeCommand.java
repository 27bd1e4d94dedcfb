package io.github.yomikiri.bench.command;

import io.github.yomikiri.bench.learn.Challenge;
import io.github.yomikiri.bench.learn.LearnableGame;
import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.ExitCode;
import io.github.yomikiri.cli.console.NumberRanges;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.option.DurationConverter;
import io.github.yomikiri.cli.option.SeedOption;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.Elo;
import io.github.yomikiri.play.match.MatchResult.Tally;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
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
      "%nGames: " + LearnableGameConverter.NAMES + ".%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks challenge breakthrough-6x6 --weights b6 --depth 3",
      "  benchmarks challenge breakthrough-6x6 --weights b6 --depth 1 --rival-depth 3",
      "  benchmarks challenge kalah --weights kalah --time 20ms",
      "  benchmarks challenge connect-four --weights c4 --depth 1 --perfect-from 10 --games 100"
    })
final class ChallengeCommand implements Callable<Integer> {

  private static final int MAX_GAMES = 100_000;

  private final Console console;

  @Mixin
  private LearnedOptions learned = new LearnedOptions();

  @ArgGroup
  private Effort effort = new Effort();

  @Option(
      names = "--rival-depth",
      paramLabel = "R",
      description = "The depth of the other side's searches. Default: as the learned evaluator's.")
  private Optional<Integer> rivalDepth = Optional.empty();

  @Option(
      names = "--perfect-from",
      paramLabel = "PLY",
      description = "Plays against an opponent that is perfect from this ply on.")
  private Optional<Integer> perfectFrom = Optional.empty();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "200",
      description = "The number of games. Default: 200.")
  private int games = 200;

  @Mixin
  private SeedOption seed = new SeedOption();

  ChallengeCommand(Console console) {
    this.console = console;
  }

  /** How much both sides search. */
  static final class Effort {

    @Option(
        names = "--depth",
        paramLabel = "D",
        description = "The depth of the searches, in plies. Default: 3.")
    private int depth = 3;

    @Option(names = "--nodes", paramLabel = "N", description = "The nodes of each search.")
    private Optional<Long> nodes = Optional.empty();

    @Option(
        names = "--time",
        paramLabel = "T",
        converter = DurationConverter.class,
        description = "The processor time of each search, such as 20ms.")
    private Optional<Duration> time = Optional.empty();

    Limits limits() {
      return nodes.map(Limits::nodes).orElseGet(() -> Limits.depth(depth));
    }
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--games", games, 2, MAX_GAMES);
    NumberRanges.check("--depth", effort.depth, 1, Limits.MAX_DEPTH);
    effort.nodes.ifPresent(nodes -> NumberRanges.check("--nodes", nodes, 1, Long.MAX_VALUE));
    rivalDepth.ifPresent(depth -> NumberRanges.check("--rival-depth", depth, 1, Limits.MAX_DEPTH));
    perfectFrom.ifPresent(ply -> NumberRanges.check("--perfect-from", ply, 0, Limits.MAX_DEPTH));
    if (perfectFrom.isPresent() && effort.time.isPresent()) {
      throw new UserError("--perfect-from needs --depth or --nodes, not --time");
    }
    if (rivalDepth.isPresent() && (perfectFrom.isPresent() || effort.time.isPresent())) {
      throw new UserError("--rival-depth needs --depth or --nodes, without --perfect-from");
    }
    challenge(learned.game());
    console.checkStopped();
    return ExitCode.OK;
  }

  private <N extends Node<N>> void challenge(LearnableGame<N> learnable) throws IOException {
    try (Progress progress = console.progress()) {
      progress.update(() -> "looking for balanced openings of " + learnable.name());
      Tally total = play(new Challenge<>(
          learnable,
          learned.evaluator(learnable),
          games,
          seed.value(),
          console.stop(),
          soFar -> progress.update(() -> text(soFar))));
      progress.aside(() -> console.out().println(text(total)));
      console.out().flush();
    }
  }

  private Tally play(Challenge<?> match) {
    if (perfectFrom.isPresent()) {
      return match.playPerfection(effort.limits(), perfectFrom.get());
    }
    if (effort.time.isPresent()) {
      return match.play(effort.time.get());
    }
    return match.play(effort.limits(), rivalDepth.map(Limits::depth).orElse(effort.limits()));
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
