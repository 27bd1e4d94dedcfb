package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.DurationConverter;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.bench.learn.Challenge;
import io.github.yomikiri.bench.tune.HandWritten;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.match.MatchResult.Tally;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A match of a learned evaluator against another one. */
final class MatchOptions {

  private static final int MAX_GAMES = 100_000;

  @Mixin
  private LearnedOptions learned = new LearnedOptions();

  @Option(
      names = "--rival",
      paramLabel = "F",
      description = "Another learned evaluator, or its folder, as the opponent. Default: the best"
          + " evaluator that the game has without learning.")
  private Optional<Path> rival = Optional.empty();

  @ArgGroup
  private Effort effort = new Effort();

  @Option(
      names = "--rival-depth",
      paramLabel = "R",
      description = "The depth of the other side's searches. Default: as the learned evaluator's.")
  private Optional<Integer> rivalDepth = Optional.empty();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "200",
      description = "The number of games, which is even. Default: 200.")
  private int games = 200;

  @Mixin
  private SeedOption seed = new SeedOption();

  /** How much both sides search. */
  private static final class Effort {

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
  }

  /**
   * Checks the numbers.
   *
   * @throws UserError if one is wrong
   */
  void check() {
    NumberRanges.check("--games", games, 2, MAX_GAMES);
    if (games % 2 != 0) {
      throw new UserError("--games " + games + " is odd; each opening is played twice");
    }
    NumberRanges.check("--depth", effort.depth, 1, Limits.MAX_DEPTH);
    effort.nodes.ifPresent(nodes -> NumberRanges.check("--nodes", nodes, 1, Long.MAX_VALUE));
    rivalDepth.ifPresent(depth -> NumberRanges.check("--rival-depth", depth, 1, Limits.MAX_DEPTH));
    if (hasRivalDepth() && isTimed()) {
      throw new UserError("--rival-depth needs --depth or --nodes, not --time");
    }
  }

  /** Returns whether the searches have a time. */
  boolean isTimed() {
    return effort.time.isPresent();
  }

  /** Returns whether the other side has a depth of its own. */
  boolean hasRivalDepth() {
    return rivalDepth.isPresent();
  }

  /** Returns the game. */
  LearningKit<?> game() {
    return learned.game();
  }

  /** Returns the limits of the learned evaluator's searches, which have no time. */
  Limits limits() {
    return effort.nodes.map(Limits::nodes).orElseGet(() -> Limits.depth(effort.depth));
  }

  /** Returns the match. */
  <N extends Node<N>> Challenge<N> challenge(
      LearningKit<N> of, StopSignal stop, Consumer<Tally> progress) throws IOException {
    Evaluator<N> other = rival.isPresent() ? of.readLearned(rival.get()) : HandWritten.of(of);
    return new Challenge<>(of, learned.evaluator(of), other, games, seed.value(), stop, progress);
  }

  /** Returns how much both sides search. */
  <N extends Node<N>> Challenge.Effort effort(Challenge<N> match, List<Game<N>> openings) {
    return effort.time.isPresent()
        ? match.effort(effort.time.get(), openings)
        : new Challenge.Effort(limits(), rivalDepth.map(Limits::depth).orElseGet(this::limits));
  }

  /** Returns what the games depend on, except for the evaluators, as lines of text. */
  List<String> described() {
    String searches = effort.time.isPresent()
        ? "time " + effort.time.get()
        : effort.nodes.map(nodes -> "nodes " + nodes).orElse("depth " + effort.depth);
    return List.of(
        "game " + game().name(),
        searches + rivalDepth.map(depth -> ", rival depth " + depth).orElse(""),
        "games " + games + ", seed " + seed.value());
  }
}
