package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * Learns an evaluator of a game by self-play, from nothing but the rules and the features:
 *
 * <pre>{@code
 * Patterns<ConnectFour> patterns =
 *     Patterns.of(new ConnectFourView(ConnectFour.START.board())).walks(8, 40, 1).build();
 * LearnedEvaluator<ConnectFour> evaluator = Learning.of(ConnectFour.START, patterns)
 *     .time(Duration.ofMinutes(2))
 *     .run(folder, listener, StopSignal.NEVER);
 * }</pre>
 *
 * <p>The folder has the state, so the same call resumes what was interrupted, even if the process
 * was killed. After each generation the new weights play a match against the best ones so far,
 * without a search. With {@link #against} they also play a rival that does not move. The result is
 * the evaluator with the best weights.
 *
 * <p>Games are played in groups. Each group is played with the weights that the group before has
 * left, and then the weights learn from its games one after the other. So the weights after a
 * number of games depend on the features, the settings and the seed. They depend neither on the
 * number of threads nor on interruptions. With {@link #games}, generations are numbers of games, so
 * equal calls give equal bytes. With a limit of time alone, a generation also ends after a time:
 * the first one after 10 seconds, and each later one is an eighth longer. Then the games, the
 * generations and the choice of the best weights depend on the machine.
 *
 * <p>A setting is made once; a second call is rejected by an {@link IllegalStateException}. Not
 * safe for use by several threads.
 *
 * @param <N> the game's node type
 */
public final class Learning<N extends Node<N>> {

  /** The first generation ends after this number of games. */
  private static final long FIRST_GENERATION = 8_192;
  /** With no limit of games, the first generation ends after this time at the latest. */
  private static final long LONGEST_FIRST = Duration.ofSeconds(10).toNanos();
  /** By how much a generation is longer than the one before. */
  private static final double GROWTH = 9 / 8.0;

  static final int MATCH_PAIRS = 100;
  /** The learning that a kill can lose within a long generation. */
  private static final long BETWEEN_FILES = Duration.ofMinutes(1).toNanos();

  private static final long MATCHES = 1L << 62;
  private static final long RIVAL_MATCHES = 3L << 61;
  private static final Duration USUAL_TIME = Duration.ofMinutes(1);
  private static final Duration NO_LIMIT = Duration.ofNanos(Long.MAX_VALUE);

  private final Settings<Learning<N>> settings = new Settings<>(this);
  private final N start;
  private final Features<N> features;
  private Scale scale = Scale.winChance();
  private TemporalDifferences method = TemporalDifferences.usual();
  private long seed = 1;
  private int threads = 1;
  private OptionalLong maxGames = OptionalLong.empty();
  private Optional<Duration> maxTime = Optional.empty();
  private Optional<Evaluator<N>> rival = Optional.empty();
  private LongSupplier clock = System::nanoTime;

  private Learning(N start, Features<N> features) {
    this.start = Objects.requireNonNull(start, "start");
    this.features = Objects.requireNonNull(features, "features");
  }

  /**
   * Prepares to learn.
   *
   * @param <N> the game's node type
   * @param start the position from which games are played, not over
   * @param features what the evaluator sees of a position
   * @return a learning of one minute, with the scale {@link Scale#winChance()}
   * @throws IllegalArgumentException if the game is over, or has more than 2<sup>31</sup> weights
   */
  public static <N extends Node<N>> Learning<N> of(N start, Features<N> features) {
    if (start.isTerminal()) {
      throw new IllegalArgumentException("the game is over at its start: " + start);
    }
    if ((long) features.stages() * features.count() > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException(features.stages() + " stages of " + features.count()
          + " weights are more than 2^31 weights");
    }
    return new Learning<>(start, features);
  }

  /**
   * Sets what the values mean. The default is the chance to win.
   *
   * @param newScale the scale
   * @return this object
   */
  public Learning<N> scale(Scale newScale) {
    return settings.set("scale", () -> scale = Objects.requireNonNull(newScale, "scale"));
  }

  /**
   * Sets how the weights learn. The default is {@link TemporalDifferences#usual()}.
   *
   * @param newMethod the numbers of the method
   * @return this object
   */
  public Learning<N> method(TemporalDifferences newMethod) {
    return settings.set("method", () -> method = Objects.requireNonNull(newMethod, "method"));
  }

  /**
   * Sets the seed of the random numbers. The default is 1.
   *
   * @param newSeed any number
   * @return this object
   */
  public Learning<N> seed(long newSeed) {
    return settings.set("seed", () -> seed = newSeed);
  }

  /**
   * Sets the number of threads. The default is 1. About a tenth of the work is done by one thread.
   *
   * @param count the number, in {@code [1, 64]}
   * @return this object
   * @throws IllegalArgumentException if the number is outside its range
   */
  public Learning<N> threads(int count) {
    if (count < 1 || count > SelfPlayGroup.SIZE) {
      throw new IllegalArgumentException(count + " threads; expected 1 to " + SelfPlayGroup.SIZE);
    }
    return settings.set("threads", () -> threads = count);
  }

  /**
   * Sets how long to learn, earlier runs in the same folder included. The default is a minute if
   * there is no number of {@link #games}, else no limit. With both, the learning ends with the
   * first of the two.
   *
   * @param limit the time, without matches and files
   * @return this object
   */
  public Learning<N> time(Duration limit) {
    return settings.set("time", () -> maxTime = Optional.of(limit));
  }

  /**
   * Sets from how many games to learn, earlier runs in the same folder included. The default is no
   * limit.
   *
   * @param limit the number of games, at least 1; it is rounded up to a multiple of 64, the size of
   *     a group
   * @return this object
   * @throws IllegalArgumentException if the number is less than 1
   */
  public Learning<N> games(long limit) {
    Ranges.atLeast("number of games", limit, 1);
    return settings.set("games", () -> maxGames = OptionalLong.of(limit));
  }

  /**
   * Sets a rival that does not learn. After each generation the new weights play a match against
   * it, too. Neither side searches. The points show whether the weights get better, and not only
   * better at beating the ones before. The rival changes no weights. By default there is none.
   *
   * @param evaluator the rival, such as the best evaluator that was written by hand
   * @return this object
   */
  public Learning<N> against(Evaluator<N> evaluator) {
    return settings.set(
        "against", () -> rival = Optional.of(Objects.requireNonNull(evaluator, "rival")));
  }

  /** Sets the clock, for tests. */
  Learning<N> clock(LongSupplier nanoTime) {
    clock = nanoTime;
    return this;
  }

  /** Returns the settings on which the weights depend, besides the features. */
  private String options() {
    return "start " + start.key() + ", " + scale + ", " + method + ", seed " + seed;
  }

  /**
   * Learns until the time or the games are used up, or until the signal is raised.
   *
   * @param folder the folder of the state, which is made if it does not exist. It has the files
   *     {@code state}, {@code learning.csv} with a line for each generation, {@code learning.svg}
   *     with a picture of these lines, and at the end {@code evaluator}
   * @param listener follows the learning
   * @param stop ends the learning, whose state is written then
   * @return the evaluator with the best weights
   * @throws IOException if reading or writing a file fails, another process learns in this folder,
   *     or the folder has an evaluator that is not from a learning
   * @throws IllegalArgumentException if the scale has more points than the game's greatest score
   * @throws io.github.yomikiri.game.input.InvalidInputException if the state or the table is
   *     damaged, or the state belongs to a learning with other settings or features; no file is
   *     changed then
   */
  public LearnedEvaluator<N> run(Path folder, LearningListener listener, StopSignal stop)
      throws IOException {
    scale.check(start);
    try (LearningFolder files = new LearningFolder(folder, options(), features.form());
        GameThreads workers = new GameThreads(threads)) {
      LearningState state = files.read(features.stages() * features.count());
      LearningReport report = new LearningReport(state, listener, clock);
      LearningWarnings warnings = new LearningWarnings(files.generations(), listener::warned);
      SelfPlayGroup<N> group =
          new SelfPlayGroup<>(start, features, scale, method, seed, workers, warnings);
      GenerationMatch<N> match =
          new GenerationMatch<>(start, features, scale, method, () -> report.busy(0));
      long written = state.nanos;
      while (!stop.isRaised() && mayContinue(state)) {
        report.begin();
        group.learn(state, report::busy);
        report.end();
        if (isGenerationOver(state)) {
          endGeneration(match, state);
          files.write(state);
          written = state.nanos;
          listener.generationFinished(state.progress());
          warnings.endGeneration(state.progress());
        } else if (state.nanos - written > BETWEEN_FILES) {
          files.write(state);
          written = state.nanos;
        }
      }
      files.write(state);
      LearnedEvaluator<N> evaluator = LearnedEvaluator.rounded(
          features, scale, origin(state), state.generation == 0 ? state.weights : state.best);
      files.write(evaluator);
      return evaluator;
    }
  }

  private boolean mayContinue(LearningState state) {
    Duration time = maxTime.orElse(maxGames.isEmpty() ? USUAL_TIME : NO_LIMIT);
    return state.games < maxGames.orElse(Long.MAX_VALUE)
        && Duration.ofNanos(state.nanos).compareTo(time) < 0;
  }

  /** Returns whether the generation has its games. Without a limit of games, its time counts. */
  private boolean isGenerationOver(LearningState state) {
    double firsts = (StrictMath.pow(GROWTH, state.generation + 1) - 1) / (GROWTH - 1);
    return state.games >= Math.round(FIRST_GENERATION * firsts)
        || maxGames.isEmpty() && state.nanos >= LONGEST_FIRST * firsts;
  }

  private void endGeneration(GenerationMatch<N> match, LearningState state) {
    int next = state.generation + 1;
    double points = match.play(
        match.of(state.weights),
        match.of(state.best),
        MATCH_PAIRS,
        Hash64.of(seed, MATCHES + next));
    state.rival = rival.isEmpty()
        ? Double.NaN
        : match.play(
            match.of(state.weights),
            match.of(rival.get()),
            MATCH_PAIRS,
            Hash64.of(seed, RIVAL_MATCHES + next));
    state.points = points;
    state.isBest = points >= 0.5;
    if (state.isBest) {
      System.arraycopy(state.weights, 0, state.best, 0, state.best.length);
    }
    state.loss = state.squaredErrors / Math.max(1, state.heldOut);
    state.squaredErrors = 0;
    state.heldOut = 0;
    state.generation = next;
  }

  private String origin(LearningState state) {
    return "self-play, " + method + ", seed " + seed + ", " + state.games + " games";
  }
}
