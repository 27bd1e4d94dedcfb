package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.mcts.MonteCarloParts.Bias;
import io.github.yomikiri.search.parallel.NewThreads;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
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
 * A depth limit is the greatest depth of the tree. {@link #visits} limits the number of visits. If
 * neither the builder nor the limits of a search have nodes, a time, visits or a stop signal, the
 * search ends after 10,000 visits.
 *
 * <p>Only proven values are called solved. They come from finished games and from the game's
 * {@link Knowledge}. An estimate has the bound {@code ESTIMATE}.
 *
 * @param <N> the game's node type
 */
public final class MonteCarloBuilder<N extends Node<N>> {

  private static final int MAX_NODES = 1 << 30;
  private static final int MAX_MEBIBYTES = 1 << 15;

  private Optional<Evaluator<N>> evaluator = Optional.empty();
  private OptionalDouble scale = OptionalDouble.empty();
  private Optional<RolloutPolicy<N>> rollouts = Optional.empty();
  private OptionalDouble rolloutShare = OptionalDouble.empty();
  private OptionalInt rolloutPlies = OptionalInt.empty();
  private Optional<Evaluator<N>> biasEvaluator = Optional.empty();
  private OptionalDouble biasScale = OptionalDouble.empty();
  private double bias;
  private Optional<Knowledge<N>> knowledge = Optional.empty();
  private int greatestScore = Score.MAX;
  private double exploration = 1;
  private double urgency = 1;
  private OptionalLong visits = OptionalLong.empty();
  private int nodes = (int) ((64L << 20) / NodeStore.BYTES);
  private int threads = 1;
  private Executor executor = NewThreads.INSTANCE;
  private long seed;
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
   * @param newEvaluator values positions from the view of the side to move
   * @return this builder
   */
  public MonteCarloBuilder<N> evaluator(Evaluator<N> newEvaluator) {
    evaluator = Optional.of(newEvaluator);
    return this;
  }

  /**
   * Sets the scale that turns scores into rewards, which the search averages: {@code tanh(score /
   * scale)}. A score of one scale has the reward 0.76, and two scales have 0.96. A small scale
   * makes the search count wins, a great scale makes it count points.
   *
   * <p>With an evaluator the default is the mean size of its values on some random lines from the
   * root of a new tree. Without an evaluator the default is 1.
   *
   * @param newScale a score, positive
   * @return this builder
   * @throws IllegalArgumentException if {@code newScale} is not positive or not finite
   */
  public MonteCarloBuilder<N> scale(double newScale) {
    scale = OptionalDouble.of(Ranges.positive("scale", newScale));
    return this;
  }

  /**
   * Sets the policy that chooses the moves of roll-outs. The default is
   * {@link RolloutPolicy#uniform()}. With an evaluator there are roll-outs only after this call.
   *
   * @param policy chooses moves
   * @return this builder
   */
  public MonteCarloBuilder<N> rollouts(RolloutPolicy<N> policy) {
    rollouts = Optional.of(policy);
    return this;
  }

  /**
   * Sets the weight of the roll-out where evaluator and roll-out both value a leaf. The default is
   * one half.
   *
   * @param share the weight, in {@code [0, 1]}; 1 uses the evaluator only where a roll-out is cut
   *     short by {@link #rolloutPlies}
   * @return this builder
   * @throws IllegalArgumentException if {@code share} is outside its range
   */
  public MonteCarloBuilder<N> rolloutShare(double share) {
    rolloutShare = OptionalDouble.of(Ranges.between("share of the roll-out", share, 0.0, 1.0));
    return this;
  }

  /**
   * Sets the greatest length of a roll-out. A longer one ends with the evaluator's value, or as a
   * draw if there is no evaluator. The default is {@link Limits#MAX_DEPTH}.
   *
   * @param plies the length in plies, at least 1
   * @return this builder
   * @throws IllegalArgumentException if {@code plies} is less than 1
   */
  public MonteCarloBuilder<N> rolloutPlies(int plies) {
    rolloutPlies = OptionalInt.of((int) Ranges.atLeastOne("length of roll-outs", plies));
    return this;
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
    knowledge = Optional.of(newKnowledge);
    return this;
  }

  /**
   * Sets the greatest score that a finished game can have. A move that is proven to reach this
   * score is then the best one, so the search ends without a look at the other moves. Set it to 1
   * for a game that is only won, drawn or lost by 1 point.
   *
   * @param score the score in the unit of finished games, in {@code [1, Score.MAX]}
   * @return this builder
   * @throws IllegalArgumentException if {@code score} is outside its range
   */
  public MonteCarloBuilder<N> greatestScore(int score) {
    greatestScore = Ranges.between("greatest score", score, 1, Score.MAX);
    return this;
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
    exploration = Ranges.notNegative("exploration", weight);
    return this;
  }

  /**
   * Sets the reward that a move without visits counts with. With the default 1, nearly every move
   * is visited once before any move is visited again. A smaller number lets the search look deeper
   * where the first moves are good, which helps if there are many moves in a good order.
   *
   * @param reward the reward, in {@code [-1, 1]}
   * @return this builder
   * @throws IllegalArgumentException if {@code reward} is outside its range
   */
  public MonteCarloBuilder<N> firstPlayUrgency(double reward) {
    urgency = Ranges.between("first-play urgency", reward, -1.0, 1.0);
    return this;
  }

  /**
   * Lets the search's own evaluator choose which moves are visited first: it values the children of
   * a node when the node gets them, and its opinion fades with their visits. These evaluations do
   * not count as nodes.
   *
   * @param weight the weight of the opinion at the first visit, not negative; 1 is usual
   * @return this builder
   * @throws IllegalArgumentException if {@code weight} is negative or not finite
   */
  public MonteCarloBuilder<N> progressiveBias(double weight) {
    bias = Ranges.notNegative("weight of the bias", weight);
    biasEvaluator = Optional.empty();
    biasScale = OptionalDouble.empty();
    return this;
  }

  /**
   * Lets another evaluator choose which moves are visited first.
   *
   * @param weight the weight of its opinion at the first visit, not negative; 1 is usual
   * @param other values the children of a node
   * @param otherScale the value that counts as 0.76, positive
   * @return this builder
   * @throws IllegalArgumentException if {@code weight} is negative or not finite, or
   *     {@code otherScale} is not positive or not finite
   */
  public MonteCarloBuilder<N> progressiveBias(
      double weight, Evaluator<N> other, double otherScale) {
    progressiveBias(weight);
    biasEvaluator = Optional.of(other);
    biasScale = OptionalDouble.of(Ranges.positive("scale of the bias", otherScale));
    return this;
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
    visits = OptionalLong.of(Ranges.atLeastOne("number of visits", count));
    return this;
  }

  /**
   * Sets the memory of the tree. The default is 64 MiB. As the memory fills up, leaves get children
   * only after more visits. When it is full, the tree does not grow any more.
   *
   * @param mebibytes the memory in units of 2<sup>20</sup> bytes, in {@code [1, 32768]}
   * @return this builder
   * @throws IllegalArgumentException if {@code mebibytes} is outside its range
   */
  public MonteCarloBuilder<N> memoryMebibytes(int mebibytes) {
    long bytes = (long) Ranges.between("memory in MiB", mebibytes, 1, MAX_MEBIBYTES) << 20;
    nodes = (int) (bytes / NodeStore.BYTES);
    return this;
  }

  /**
   * Sets the memory of the tree, as {@link #memoryMebibytes} does, by a number of nodes. A node
   * takes 36 bytes.
   *
   * @param count how many nodes the tree has room for, in {@code [2, 2^30]}
   * @return this builder
   * @throws IllegalArgumentException if {@code count} is outside its range
   */
  public MonteCarloBuilder<N> memoryNodes(int count) {
    nodes = Ranges.between("memory in nodes", count, 2, MAX_NODES);
    return this;
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
    threads = (int) Ranges.atLeastOne("number of threads", count);
    executor = Objects.requireNonNull(newExecutor, "executor");
    return this;
  }

  /**
   * Sets the seed of the random numbers. The default is 0. The numbers start again at
   * {@link Searcher#reset}.
   *
   * @param newSeed any number
   * @return this builder
   */
  public MonteCarloBuilder<N> seed(long newSeed) {
    seed = newSeed;
    return this;
  }

  /**
   * Uses another clock than {@link System#nanoTime()}, for tests.
   *
   * @param newNanoTime a clock in nanoseconds
   * @return this builder
   */
  public MonteCarloBuilder<N> clock(LongSupplier newNanoTime) {
    nanoTime = newNanoTime;
    return this;
  }

  /**
   * Makes a new searcher. It takes the memory of the tree at its first search.
   *
   * @return the searcher, for one caller at a time
   * @throws IllegalStateException if a setting has no effect, because another one is missing
   */
  public MonteCarloSearcher<N> build() {
    if (rolloutShare.isPresent() && (evaluator.isEmpty() || rollouts.isEmpty())) {
      throw new IllegalStateException("rolloutShare(...) weighs a roll-out against an evaluator, so"
          + " it needs evaluator(...) and rollouts(...)");
    }
    if (rolloutPlies.isPresent() && evaluator.isPresent() && rollouts.isEmpty()) {
      throw new IllegalStateException("rolloutPlies(...) limits roll-outs, and with evaluator(...)"
          + " there are roll-outs only after rollouts(...)");
    }
    if (bias > 0 && evaluator.isEmpty() && biasEvaluator.isEmpty()) {
      throw new IllegalStateException("progressiveBias(weight) uses the search's evaluator, so it"
          + " needs evaluator(...); progressiveBias(weight, other, scale) uses another one");
    }
    MonteCarloParts<N> parts = parts();
    return evaluator.isPresent() && evaluator.get() instanceof IncrementalEvaluator<N, ?> own
        ? incremental(parts, own)
        : make(parts, Function.identity(), Function.identity());
  }

  private MonteCarloParts<N> parts() {
    Evaluator<N> values = evaluator.orElse(node -> 0);
    double share = evaluator.isEmpty() ? 1 : rollouts.isEmpty() ? 0 : rolloutShare.orElse(0.5);
    return new MonteCarloParts<>(
        values,
        evaluator.isEmpty() && scale.isEmpty() ? OptionalDouble.of(1) : scale,
        rollouts.orElseGet(RolloutPolicy::uniform),
        share,
        rolloutPlies.orElse(Limits.MAX_DEPTH),
        bias == 0
            ? Optional.empty()
            : biasEvaluator.or(() -> evaluator).map(own -> new Bias<>(own, biasScale)),
        knowledge.map(known -> known.in(values.unit())),
        greatestScore,
        new UctSelection(exploration, urgency, bias),
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
