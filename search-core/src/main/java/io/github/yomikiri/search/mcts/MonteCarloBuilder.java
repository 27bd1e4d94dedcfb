package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.distance.ShortestWinsKnowledge;
import io.github.yomikiri.search.mcts.MonteCarloParts.Bias;
import io.github.yomikiri.search.parallel.NewThreads;
import io.github.yomikiri.search.platform.HeapShare;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Composes a Monte-Carlo tree search. Without any call it values leaves by random games to the end,
 * and needs only the rules of the game.
 *
 * <p>The searcher keeps its tree: a search whose root is at most two plies below the last root
 * begins with what the last search has found there. {@link Searcher#reset} forgets the tree.
 *
 * <p>A node limit counts all positions that are visited, on the path to each leaf and in roll-outs.
 * A depth limit is the maximum depth of the tree. {@link #visits} limits the number of visits. If
 * neither the builder nor the limits of a search have nodes, a time, visits or a stop signal, the
 * search ends after 10,000 visits.
 *
 * <p>Only proven values are called solved. They come from finished games and from the game's
 * {@link Knowledge}. In a game that knows its greatest score, a move that is proven to reach this
 * score ends the search, see {@link Node#maxScore}. An estimate has the bound {@code ESTIMATE}.
 *
 * <p>A setting is made once. A call that repeats an earlier one is rejected by an
 * {@link IllegalStateException}, and so is a share of roll-outs without an evaluator, by
 * {@link #build}.
 *
 * @param <N> the game's node type
 */
public final class MonteCarloBuilder<N extends Node<N>> {

  private static final int MAX_MEBIBYTES = 1 << 15;

  private final Settings<MonteCarloBuilder<N>> settings = new Settings<>(this);
  private Optional<Evaluator<N>> evaluator = Optional.empty();
  private Optional<RolloutPolicy<N>> rollouts = Optional.empty();
  private OptionalDouble rolloutShare = OptionalDouble.empty();
  private Optional<Evaluator<N>> biasEvaluator = Optional.empty();
  private Optional<Knowledge<N>> knowledge = Optional.empty();
  private boolean repetition;
  private boolean shortestWins;
  private double exploration = 1;
  private OptionalLong visits = OptionalLong.empty();
  private int nodes = (HeapShare.mebibytes(64) << 20) / NodeStore.BYTES;
  private int threads = 1;
  private Executor executor = NewThreads.INSTANCE;
  private long seed;
  private TreeConstants tuning = TreeConstants.USUAL;
  private LongSupplier nanoTime = System::nanoTime;

  private MonteCarloBuilder() {}

  /**
   * Starts a search that knows only the rules of the game.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @return a builder
   */
  public static <N extends Node<N>> MonteCarloBuilder<N> of(Class<N> game) {
    Objects.requireNonNull(game, "game");
    return new MonteCarloBuilder<>();
  }

  /**
   * Sets the evaluator that values the leaves, in place of roll-outs. After {@link #rollouts}, both
   * value a leaf. With an {@link IncrementalEvaluator} the search uses the evaluator's own nodes.
   *
   * <p>The evaluator may count in any unit. The search averages rewards, which are
   * {@code tanh(score / scale)}. The scale is the mean size of the evaluator's values on some
   * random lines from the root of a new tree. Without an evaluator the scale is 1.
   *
   * @param newEvaluator values positions from the view of the side to move
   * @return this builder
   */
  public MonteCarloBuilder<N> evaluator(Evaluator<N> newEvaluator) {
    Objects.requireNonNull(newEvaluator, "evaluator");
    return settings.set("evaluator", () -> evaluator = Optional.of(newEvaluator));
  }

  /**
   * Sets the policy that chooses the moves of roll-outs. The default is
   * {@link RolloutPolicy#uniform()}. With an evaluator there are roll-outs only after this call,
   * and evaluator and roll-out have the same weight in the value of a leaf.
   *
   * @param policy chooses moves
   * @return this builder
   * @see #rollouts(RolloutPolicy, double)
   */
  public MonteCarloBuilder<N> rollouts(RolloutPolicy<N> policy) {
    Objects.requireNonNull(policy, "policy");
    return settings.set("rollouts", () -> rollouts = Optional.of(policy));
  }

  /**
   * Sets the policy that chooses the moves of roll-outs, and how much roll-outs weigh beside the
   * evaluator. A call of this method needs {@link #evaluator}.
   *
   * @param policy chooses moves
   * @param share the weight of the roll-out in the value of a leaf, in {@code [0, 1]}; the
   *     evaluator has the rest. It also values the end of a roll-out longer than 250 plies
   * @return this builder
   * @throws IllegalArgumentException if {@code share} is outside its range
   */
  public MonteCarloBuilder<N> rollouts(RolloutPolicy<N> policy, double share) {
    Objects.requireNonNull(policy, "policy");
    double checked = Ranges.share("share of the roll-out", share);
    return settings.set("rollouts", () -> {
      rollouts = Optional.of(policy);
      rolloutShare = OptionalDouble.of(checked);
    });
  }

  /**
   * Uses what the game knows about its positions: their bounds begin narrower, only candidates get
   * nodes, and near the root one of several symmetric moves is enough.
   *
   * @param newKnowledge bounds, candidate moves and symmetries; the search converts the bounds to
   *     the evaluator's unit
   * @return this builder
   */
  public MonteCarloBuilder<N> knowledge(Knowledge<N> newKnowledge) {
    Objects.requireNonNull(newKnowledge, "knowledge");
    return settings.set("knowledge", () -> knowledge = Optional.of(newKnowledge));
  }

  /**
   * Makes repetitions draws in a game whose rules do not say so: a position of the tree that
   * occurred before on the path from the root. A game with a {@link Node#repetitionLimit} or with
   * {@link Node#quietPliesLeft} needs no such call. A solved value is that of the game in which
   * endless play is a draw. The values of root moves other than the best one count a return to the
   * root as a draw.
   *
   * @return this builder
   */
  public MonteCarloBuilder<N> repetition() {
    return settings.set("repetition", () -> repetition = true);
  }

  /**
   * Prefers the shorter win and the longer defense, in games in which only winning matters. A
   * proven win in {@code n} plies has the score {@code Score.MAX - n}, and
   * {@link io.github.yomikiri.search.SearchResult#pliesToEnd} says how far the end is. A search
   * ends with a win as soon as no shorter one can exist. Until then the win is a lower bound. All
   * wins count alike. The game's {@link Knowledge} says who wins, but not how soon, so all moves
   * are tried.
   *
   * @return this builder
   */
  public MonteCarloBuilder<N> shortestWins() {
    return settings.set("shortestWins", () -> shortestWins = true);
  }

  /**
   * Sets how much the search explores: the weight of the term for moves with few visits. The
   * default is 1. A good evaluator needs less, random roll-outs need more.
   *
   * @param weight the weight, not negative
   * @return this builder
   * @throws IllegalArgumentException if {@code weight} is negative or not finite
   */
  public MonteCarloBuilder<N> exploration(double weight) {
    if (!(weight >= 0) || Double.isInfinite(weight)) {
      throw new IllegalArgumentException("exploration " + weight + " is negative or not finite");
    }
    return settings.set("exploration", () -> exploration = weight);
  }

  /**
   * Lets an evaluator choose which moves are visited first. It values the children of a node when
   * the node gets them, and its opinion fades with their visits. These evaluations do not count as
   * nodes. The evaluator may be that of the leaves, or a fast one beside roll-outs.
   *
   * @param opinion values the children of a node from the view of their side to move, in any unit
   * @return this builder
   */
  public MonteCarloBuilder<N> progressiveBias(Evaluator<N> opinion) {
    Objects.requireNonNull(opinion, "opinion");
    return settings.set("progressiveBias", () -> biasEvaluator = Optional.of(opinion));
  }

  /**
   * Ends each search after a number of visits, whatever its limits are. Any search ends when its
   * tree has two billion visits.
   *
   * @param count how many leaves a search visits, at least 1; those of earlier searches do not
   *     count
   * @return this builder
   * @throws IllegalArgumentException if {@code count} is less than 1
   */
  public MonteCarloBuilder<N> visits(long count) {
    long checked = Ranges.atLeast("number of visits", count, 1);
    return settings.set("visits", () -> visits = OptionalLong.of(checked));
  }

  /**
   * Sets the memory that the tree may come to take. The default is 64 MiB, or an eighth of a
   * smaller heap. A node takes 36 bytes. Memory of up to 72 MiB is taken as the tree grows, more of
   * it by {@link #build}. As the memory fills up, leaves get children only after more visits. When
   * it is full, the tree does not grow any more.
   *
   * @param mebibytes the memory in units of 2<sup>20</sup> bytes, in {@code [1, 32768]}
   * @return this builder
   * @throws IllegalArgumentException if {@code mebibytes} is outside its range
   */
  public MonteCarloBuilder<N> memoryMebibytes(int mebibytes) {
    long bytes = (long) Ranges.between("memory in MiB", mebibytes, 1, MAX_MEBIBYTES) << 20;
    return settings.set("memoryMebibytes", () -> nodes = (int) (bytes / NodeStore.BYTES));
  }

  /**
   * Searches with several threads, which are started for each search and end with it. The default
   * is one thread.
   *
   * @param count the number of threads, the caller's included, at least 1
   * @return this builder
   * @throws IllegalArgumentException if {@code count} is less than 1
   * @see #threads(int, Executor)
   */
  public MonteCarloBuilder<N> threads(int count) {
    return threads(count, NewThreads.INSTANCE);
  }

  /**
   * Searches with several threads, which share the tree. Results then vary from search to search,
   * but what is solved is true. At a node limit, a search may end up to 256 nodes early for each
   * thread.
   *
   * @param count the number of threads, the caller's included, at least 1
   * @param newExecutor runs the other threads of the search. If the executor rejects some of them,
   *     or all, or starts them late, the search runs with fewer threads. When a search returns, it
   *     uses no thread of the executor any more
   * @return this builder
   * @throws IllegalArgumentException if {@code count} is less than 1
   */
  public MonteCarloBuilder<N> threads(int count, Executor newExecutor) {
    int checked = Ranges.atLeast("number of threads", count, 1);
    Objects.requireNonNull(newExecutor, "executor");
    return settings.set("threads", () -> {
      threads = checked;
      executor = newExecutor;
    });
  }

  /**
   * Sets the seed of the random numbers. The default is 0. The numbers start again at
   * {@link Searcher#reset}.
   *
   * @param newSeed any number
   * @return this builder
   */
  public MonteCarloBuilder<N> seed(long newSeed) {
    return settings.set("seed", () -> seed = newSeed);
  }

  /** Sets the memory of the tree by a number of nodes, at least 2, for tests of a full tree. */
  MonteCarloBuilder<N> memoryNodes(int count) {
    return settings.set("memoryNodes", () -> nodes = count);
  }

  /** Replaces the usual numbers, for tests. */
  MonteCarloBuilder<N> tuning(TreeConstants newTuning) {
    return settings.set("tuning", () -> tuning = newTuning);
  }

  /**
   * Uses another clock than {@link System#nanoTime()}, for tests.
   *
   * @param newNanoTime a clock in nanoseconds
   * @return this builder
   */
  public MonteCarloBuilder<N> clock(LongSupplier newNanoTime) {
    return settings.set("clock", () -> nanoTime = newNanoTime);
  }

  /**
   * Makes a new searcher.
   *
   * @return the searcher, for one caller at a time
   * @throws IllegalStateException if roll-outs have a share, but there is no evaluator
   * @throws IllegalArgumentException if the unit of the knowledge cannot be converted to that of
   *     the evaluator
   */
  public MonteCarloSearcher<N> build() {
    if (rolloutShare.isPresent() && evaluator.isEmpty()) {
      throw new IllegalStateException("the share of rollouts(policy, share) has no effect without"
          + " evaluator(...); call both, or rollouts(policy)");
    }
    MonteCarloParts<N> parts = parts();
    return evaluator.isPresent() && evaluator.get() instanceof IncrementalEvaluator<N, ?> own
        ? incremental(parts, own)
        : make(parts, Function.identity(), Function.identity());
  }

  private MonteCarloParts<N> parts() {
    Evaluator<N> values = evaluator.orElseGet(() -> Evaluator.<N>of(node -> 0, Unit.ofGame()));
    double share = evaluator.isEmpty() ? 1 : rollouts.isEmpty() ? 0 : rolloutShare.orElse(0.5);
    return new MonteCarloParts<>(
        values,
        evaluator.isEmpty() ? tuning.withDefaultScale(1) : tuning,
        rollouts.orElseGet(RolloutPolicy::uniform),
        share,
        biasEvaluator.map(each -> new Bias<>(each, each.equals(values))),
        knowledge.map(known ->
            shortestWins ? new ShortestWinsKnowledge<>(known) : known.inUnit(values.unit())),
        Score.MAX,
        shortestWins ? WinDistances.INSTANCE : ProvenScores.ofGame(Score.MAX),
        repetition,
        new UctSelection(
            exploration, tuning.urgency(), biasEvaluator.isEmpty() ? 0 : tuning.bias()),
        nodes,
        seed);
  }

  private <I extends Node<I>> MonteCarloSearcher<N> incremental(
      MonteCarloParts<N> parts, IncrementalEvaluator<N, I> own) {
    return make(parts.over(own), own::enriched, own::plain);
  }

  private <I extends Node<I>> MonteCarloSearcher<N> make(
      MonteCarloParts<I> parts, Function<N, I> enriched, Function<I, N> plain) {
    return new UctSearcher<>(parts, enriched, plain, visits, threads, executor, nanoTime);
  }
}
