package io.github.yomikiri.seats;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.mcts.VisitedNode;
import io.github.yomikiri.search.platform.HeapShare;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Chooses moves in a game with dice, or with another number of players than two.
 *
 * <pre>{@code
 * SeatedSearcher<Pig> searcher = SeatedSearcher.builder(Pig.start()).build();
 * Move move = searcher.search(position, Limits.time(Duration.ofSeconds(1))).bestMove();
 * }</pre>
 *
 * <p>The score of a result is the expected payoff of the seat to move. It is a whole number of
 * units, of which {@link SearchResult#unitsPerPoint} make a point of the game: a thousand, or fewer
 * if payoffs are great. So a score or a bound may be off by half a unit. What the search found for
 * each seat, without this rounding, is in {@link #payoffs}; its errors are those of {@code double}
 * arithmetic.
 *
 * <p>A position where it is the turn of chance has no move to choose, and is rejected by an
 * {@link IllegalArgumentException}. With more than two seats nothing is called solved, because no
 * search knows what the others want. The searcher serves one call at a time.
 *
 * @param <P> the game's position type
 */
public final class SeatedSearcher<P extends SeatedPosition<P>> implements Searcher<P> {

  private final Searcher<P> search;
  private final Supplier<List<Double>> payoffs;
  private final IntFunction<Optional<VisitedNode<P>>> tree;

  private SeatedSearcher(
      Searcher<P> search,
      Supplier<List<Double>> payoffs,
      IntFunction<Optional<VisitedNode<P>>> tree) {
    this.search = search;
    this.payoffs = payoffs;
    this.tree = tree;
  }

  private static <P extends SeatedPosition<P>> SeatedSearcher<P> deepening(SeatSearch<P> search) {
    return new SeatedSearcher<>(
        Searchers.deepening(search), search::payoffs, maxNodes -> Optional.empty());
  }

  /**
   * Starts a searcher.
   *
   * @param <P> the game's position type
   * @param start any position of the game
   * @return a builder
   */
  public static <P extends SeatedPosition<P>> Builder<P> builder(P start) {
    return new Builder<>(start);
  }

  @Override
  public SearchResult search(P root, Limits limits, SearchListener listener) {
    return search(Game.of(root), limits, listener);
  }

  @Override
  public SearchResult search(Game<P> game, Limits limits, SearchListener listener) {
    P root = game.position();
    if (!root.isTerminal() && root.seat() == SeatedPosition.CHANCE) {
      throw new IllegalArgumentException("chance decides in the position\n" + root
          + "\nand a search begins at the turn of a seat; Game.withChance draws the outcome");
    }
    return search.search(game, limits, listener);
  }

  /**
   * Returns what the last search expects for each seat, in points of the game.
   *
   * @return the expected payoffs by seat; empty if the search has finished no depth or visit, or
   *     values the root's seat only
   */
  public List<Double> payoffs() {
    return payoffs.get();
  }

  /**
   * Returns the most visited part of the tree of {@link Algorithm#MONTE_CARLO}: a node is part of
   * it before all nodes with fewer visits. The moves before it in {@link VisitedNode#children} are
   * part of the tree as well. The outcomes of a turn of chance count as the most visited of them,
   * because they make its value together. The tree includes the visits that the search has kept
   * from earlier searches.
   *
   * <p>The nodes are a copy, which later searches do not change. They take the more memory the more
   * nodes there are, mostly for positions. With more than two seats, and if the rules of the game
   * make draws, only finished games are proven.
   *
   * @param maxNodes the maximum number of nodes, at least 1
   * @return the root of the last search, with its {@link SearchResult#rootMoves}; empty before the
   *     first search, after {@link #reset}, if the last search was stopped before its first visit,
   *     and with another algorithm. A search of a finished game does not change the tree
   * @throws IllegalArgumentException if {@code maxNodes} is less than 1
   * @throws IllegalStateException if the searcher is in use, for example by the search that calls a
   *     listener
   */
  public Optional<VisitedNode<P>> tree(int maxNodes) {
    Ranges.atLeast("number of nodes", maxNodes, 1);
    return tree.apply(maxNodes);
  }

  @Override
  public void reset() {
    search.reset();
  }

  /** What a search takes the other seats for. */
  public enum Algorithm {
    /**
     * The others want the root's seat to get little. With two seats and payoffs that add up to 0,
     * this is the truth: expectiminimax. With one seat there are no others. With more it is the
     * paranoid search.
     */
    PARANOID,
    /** One of the others replies to the root's seat, the rest play their ordinary moves: BRS+. */
    BEST_REPLY,
    /**
     * Each seat wants much for itself: max^n (Luckhardt and Irani 1986). Of equally good moves each
     * makes the one that the game lists first.
     */
    MAX_N,
    /**
     * Each seat wants much for itself, and the search learns it from random games: Monte-Carlo tree
     * search. It needs no evaluator, and values the leaves of its tree by one only if there is one.
     * A random game counts 0 for each seat if it lasts longer than 5,000 turns.
     *
     * <p>The search keeps its tree as long as positions of the tree are searched. If neither the
     * builder nor the limits of a search have nodes, a time, visits or a stop signal, the search
     * ends after 10,000 visits. A node limit counts all positions that are visited, in random games
     * as well. A depth limit is the maximum depth of the tree.
     */
    MONTE_CARLO,
    /**
     * The exact values of a game with few positions, up to some millions, which may repeat. For one
     * seat, or two whose payoffs add up to 0. The depth of a result says how often the positions
     * were gone over.
     */
    VALUE_ITERATION
  }

  /**
   * Collects the parts of a searcher. A part is set once; a second call is rejected by an
   * {@link IllegalStateException}. Algorithms ignore settings of parts that they do not have, so
   * that a game's settings serve each of them.
   *
   * @param <P> the game's position type
   */
  public static final class Builder<P extends SeatedPosition<P>> {

    private static final int USUAL_TABLE = 16;
    private static final int USUAL_TREE = 64;

    private final Settings<Builder<P>> settings = new Settings<>(this);
    private final P start;
    private Algorithm algorithm;
    private Optional<SeatedEvaluator<P>> evaluator = Optional.empty();
    private OptionalInt mebibytes = OptionalInt.of(HeapShare.mebibytes(USUAL_TABLE));
    private OptionalLong visits = OptionalLong.empty();
    private long seed;

    private Builder(P start) {
      this.start = Objects.requireNonNull(start, "start");
      algorithm = start.seats() > 2 ? Algorithm.BEST_REPLY : Algorithm.PARANOID;
    }

    /**
     * Chooses what the search takes the other seats for. The default is
     * {@link Algorithm#BEST_REPLY} with more than two seats, and otherwise
     * {@link Algorithm#PARANOID}.
     *
     * @param newAlgorithm the algorithm
     * @return this builder
     */
    public Builder<P> algorithm(Algorithm newAlgorithm) {
      return settings.set(
          "algorithm", () -> algorithm = Objects.requireNonNull(newAlgorithm, "algorithm"));
    }

    /** Replaces the algorithm, which the game may have chosen. */
    Builder<P> of(Algorithm another) {
      algorithm = another;
      return this;
    }

    /**
     * Chooses what values the positions at the horizon. By default each is worth 0, or what a
     * random game brings if the algorithm is {@link Algorithm#MONTE_CARLO}.
     *
     * @param newEvaluator the evaluator
     * @return this builder
     */
    public Builder<P> evaluator(SeatedEvaluator<P> newEvaluator) {
      return settings.set(
          "evaluator",
          () -> evaluator = Optional.of(Objects.requireNonNull(newEvaluator, "evaluator")));
    }

    /**
     * Chooses the memory of the transposition table. The default is 16 MiB, or an eighth of a
     * smaller heap. Max^n and value iteration have no table. Nor has a Monte-Carlo search, whose
     * tree takes at most 64 MiB, or an eighth of a smaller heap.
     *
     * @param newMebibytes the size in MiB, in {@code [0, 8192]}, rounded down to what a power of
     *     two of entries takes; 0 for no table
     * @return this builder
     * @throws IllegalArgumentException if the size is outside its range
     */
    public Builder<P> tableMebibytes(int newMebibytes) {
      Ranges.between("table of", newMebibytes, " MiB", 0, 8192);
      return settings.set(
          "tableMebibytes",
          () -> mebibytes = newMebibytes == 0 ? OptionalInt.empty() : OptionalInt.of(newMebibytes));
    }

    /**
     * Ends each search of {@link Algorithm#MONTE_CARLO} after a number of visits, whatever its
     * limits are. Other searches have no visits.
     *
     * @param count how many leaves a search visits, at least 1; those of earlier searches do not
     *     count
     * @return this builder
     * @throws IllegalArgumentException if {@code count} is less than 1
     */
    public Builder<P> visits(long count) {
      long checked = Ranges.atLeast("number of visits", count, 1);
      return settings.set("visits", () -> visits = OptionalLong.of(checked));
    }

    /**
     * Sets the seed of the random numbers of {@link Algorithm#MONTE_CARLO}. The default is 0. The
     * numbers start again at {@link SeatedSearcher#reset}. Other searches have no random numbers.
     *
     * @param newSeed any number
     * @return this builder
     */
    public Builder<P> seed(long newSeed) {
      return settings.set("seed", () -> seed = newSeed);
    }

    /**
     * Makes the searcher.
     *
     * @return a new searcher
     */
    public SeatedSearcher<P> build() {
      return build(false);
    }

    /**
     * Makes a searcher that gives each move a value of its own, where {@link #build} gives most of
     * them a bound. It takes longer.
     *
     * @return a new searcher
     */
    public SeatedSearcher<P> buildForAllMoves() {
      return build(true);
    }

    private SeatedSearcher<P> build(boolean valuesAllMoves) {
      Estimates<P> estimates =
          new Estimates<>(evaluator.orElse((position, seat) -> 0), start.maxScore());
      return switch (algorithm) {
        case PARANOID ->
          deepening(new Expectiminimax<>(estimates, table(), Replies.ALL, valuesAllMoves));
        case BEST_REPLY ->
          deepening(new Expectiminimax<>(estimates, table(), Replies.ONE, valuesAllMoves));
        case MAX_N -> deepening(new MaxN<>(estimates));
        case MONTE_CARLO -> monteCarlo(estimates);
        case VALUE_ITERATION -> deepening(new ValueIteration<>(estimates, start));
      };
    }

    private Optional<SeatedTable> table() {
      return mebibytes.isPresent()
          ? Optional.of(SeatedTable.ofMebibytes(mebibytes.getAsInt()))
          : Optional.empty();
    }

    private SeatedSearcher<P> monteCarlo(Estimates<P> estimates) {
      int bytes = HeapShare.mebibytes(USUAL_TREE) << 20;
      SeatedMonteCarlo<P> search = new SeatedMonteCarlo<>(
          estimates,
          evaluator.isEmpty(),
          start.seats(),
          bytes / PayoffStore.bytes(start.seats()),
          visits,
          seed);
      return new SeatedSearcher<>(search, search::payoffs, search::tree);
    }
  }
}
