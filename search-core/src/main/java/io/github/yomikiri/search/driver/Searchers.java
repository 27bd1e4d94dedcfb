package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.ordering.HistoryHeuristic;
import io.github.yomikiri.search.ordering.KillerMoves;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Makes searchers. Most programs start here.
 *
 * <pre>{@code
 * Searcher<Reversi> searcher = Searchers.forGame(Reversi.class).evaluator(Reversi::discDifference).build();
 * Move move = searcher.search(position, Limits.time(Duration.ofSeconds(1))).bestMove();
 * }</pre>
 *
 * <p>A searcher has four parts, each with a default that plays well: an algorithm, move orderings,
 * a transposition table, and a driver that decides which depths are searched. {@link #bare} starts
 * without orderings and table.
 */
public final class Searchers {

  private Searchers() {}

  /**
   * Starts a searcher that plays well: principal variation search with killer moves, history and a
   * table of 16 MiB, driven by iterative deepening.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @return a builder
   */
  public static <N extends Node<N>> Builder<N> forGame(Class<N> game) {
    Builder<N> builder = bare(game);
    builder.orderings.add(() -> new KillerMoves<>(2));
    builder.orderings.add(HistoryHeuristic::new);
    builder.table = Optional.of(() -> LockFreeTable.ofMebibytes(16));
    return builder;
  }

  /**
   * Starts a searcher without orderings and table: principal variation search driven by iterative
   * deepening.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @return a builder
   */
  public static <N extends Node<N>> Builder<N> bare(Class<N> game) {
    return new Builder<>(game);
  }

  /**
   * Makes a searcher that plays a random legal move, each as likely as the others.
   *
   * @param <N> the game's node type
   * @param seed the seed of the random numbers, which start again at {@link Searcher#reset()}
   * @return the searcher
   */
  public static <N extends Node<N>> Searcher<N> random(long seed) {
    return new RandomMover<>(seed);
  }

  /**
   * Makes a searcher that looks one ply ahead and plays one of the moves that look best, each as
   * likely as the others.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @param evaluator values the positions after the moves
   * @param seed the seed of the random numbers, which start again at {@link Searcher#reset()}
   * @return the searcher
   */
  public static <N extends Node<N>> Searcher<N> greedy(
      Class<N> game, Evaluator<N> evaluator, long seed) {
    return new GreedyMover<>(game, evaluator, seed);
  }

  /**
   * Composes a searcher. Orderings, tables and searches hold state, so the builder takes suppliers
   * and calls them in each {@link #build}. Two searchers of one builder therefore share no state,
   * unless the builder was given one {@linkplain #table(TranspositionTable) table} for both. A call
   * that contradicts an earlier one is rejected.
   *
   * @param <N> the game's node type
   */
  public static final class Builder<N extends Node<N>> {

    private final Class<N> game;
    private final List<Supplier<? extends MoveOrdering<N>>> orderings = new ArrayList<>();
    private final BuilderCalls calls = new BuilderCalls();
    private Evaluator<N> evaluator = node -> 0;
    private Algorithm algorithm = Algorithm.PVS;
    private Optional<Supplier<? extends WindowSearch<N>>> ownSearch = Optional.empty();
    private Optional<Supplier<? extends TranspositionTable>> table = Optional.empty();
    private DepthRule depthRule = DepthRule.AT_LEAST;
    private int tableDepth = 3;
    private int orderingDepth = 3;
    private Optional<ProbCut<N>> probCut = Optional.empty();
    private Selectivity selectivity = Selectivity.FULL_WIDTH;
    private Iteration<N> iteration = RootSearch::iterate;
    private BiFunction<WindowSearch<N>, LongSupplier, Searcher<N>> driver = this::deepening;
    private LongSupplier nanoTime = System::nanoTime;

    private Builder(Class<N> game) {
      this.game = game;
    }

    /**
     * Sets the evaluator that values the leaves. Without an evaluator every unfinished position
     * counts 0, which suits a search to the end of the game. With an {@link IncrementalEvaluator}
     * the search uses the evaluator's own nodes.
     *
     * @param newEvaluator values positions from the view of the side to move
     * @return this builder
     * @throws IllegalStateException after {@link #search}
     */
    public Builder<N> evaluator(Evaluator<N> newEvaluator) {
      calls.add("evaluator");
      evaluator = newEvaluator;
      return this;
    }

    /**
     * Chooses the algorithm. The default is {@link Algorithm#PVS}.
     *
     * @param newAlgorithm the algorithm
     * @return this builder
     * @throws IllegalStateException after {@link #search}
     */
    public Builder<N> algorithm(Algorithm newAlgorithm) {
      calls.add("algorithm");
      algorithm = newAlgorithm;
      return this;
    }

    /**
     * Uses an algorithm of your own, which brings its own evaluator, orderings and table.
     *
     * @param search makes a search for each {@link #build}; if it returns the same search twice,
     *     the two searchers must not be used at the same time
     * @return this builder
     * @throws IllegalStateException after {@link #evaluator}, {@link #algorithm},
     *     {@link #ordering}, {@link #table(Supplier)}, {@link #probCut} and the like, because those
     *     calls would have no effect
     */
    public Builder<N> search(Supplier<? extends WindowSearch<N>> search) {
      calls.add("search");
      ownSearch = Optional.of(search);
      return this;
    }

    /**
     * Adds a move ordering to the ones already chosen, such as {@code () -> new KillerMoves<>(2)}.
     *
     * @param ordering makes an ordering for each {@link #build}
     * @return this builder
     * @throws IllegalStateException after {@link #search}
     */
    public Builder<N> ordering(Supplier<? extends MoveOrdering<N>> ordering) {
      calls.add("ordering");
      orderings.add(ordering);
      return this;
    }

    /**
     * Sets how far above the horizon moves are ordered. The default is 3. Nearer to the leaves an
     * ordering costs more than it saves, unless the evaluator is slow.
     *
     * @param depth the least depth still to be searched, in plies, at least 1
     * @return this builder
     * @throws IllegalArgumentException if {@code depth} is outside its range
     * @throws IllegalStateException after {@link #search}
     */
    public Builder<N> orderingDepth(int depth) {
      calls.add("orderingDepth");
      orderingDepth = Composition.checkDepth("ordering", depth);
      return this;
    }

    /**
     * Gives each searcher that is built a transposition table of its own, such as {@code () ->
     * LockFreeTable.ofMebibytes(64)}.
     *
     * @param newTable makes a table for each {@link #build}
     * @return this builder
     * @throws IllegalStateException after {@link #search}
     */
    public Builder<N> table(Supplier<? extends TranspositionTable> newTable) {
      calls.add("table");
      table = Optional.of(newTable);
      return this;
    }

    /**
     * Uses the given transposition table itself. All searchers of this builder share the table,
     * also with other code that uses it. They may search at the same time if the table is safe for
     * several threads. A {@link Searcher#reset} of one searcher clears the table for all.
     *
     * @param newTable remembers positions
     * @return this builder
     * @throws IllegalStateException after {@link #search}
     */
    public Builder<N> table(TranspositionTable newTable) {
      Objects.requireNonNull(newTable, "table");
      return table(() -> newTable);
    }

    /**
     * Chooses which of the table's entries may answer. The default is {@link DepthRule#AT_LEAST}.
     *
     * @param newDepthRule the rule
     * @return this builder
     * @throws IllegalStateException after {@link #search}
     */
    public Builder<N> depthRule(DepthRule newDepthRule) {
      calls.add("depthRule");
      depthRule = newDepthRule;
      return this;
    }

    /**
     * Sets how far above the horizon the table is used. The default is 3. Nearer to the leaves a
     * table costs more than it saves.
     *
     * @param depth the least depth still to be searched, in plies, at least 1
     * @return this builder
     * @throws IllegalArgumentException if {@code depth} is outside its range
     * @throws IllegalStateException after {@link #search}
     */
    public Builder<N> tableDepth(int depth) {
      calls.add("tableDepth");
      tableDepth = Composition.checkDepth("table", depth);
      return this;
    }

    /**
     * Cuts nodes whose value is predicted to lie outside their window, as Multi-ProbCut does. PVS,
     * Scout and MTD(f) then search deeper in the same time; algorithms without null windows do not
     * change. A value may then be an estimate where a search without predictions would prove it.
     * Searches of different selectivity may share a table.
     *
     * @param model predicts the values of deep searches with this builder's evaluator
     * @param newSelectivity how sure a prediction must be
     * @return this builder
     * @throws IllegalStateException after {@link #search}
     */
    public Builder<N> probCut(ProbCut<N> model, Selectivity newSelectivity) {
      calls.add("probCut");
      probCut = Optional.of(model);
      selectivity = newSelectivity;
      return this;
    }

    /**
     * Searches depth 1, then 2, and so on, until a limit is reached or the position is solved. This
     * is the default.
     *
     * @return this builder
     * @throws IllegalStateException after {@link #fixedDepth} or {@link #timed}
     */
    public Builder<N> iterativeDeepening() {
      calls.add("iterativeDeepening");
      driver = this::deepening;
      return this;
    }

    private Searcher<N> deepening(WindowSearch<N> search, LongSupplier clock) {
      return new IterativeDeepening<>(search, clock, iteration);
    }

    /**
     * Searches each depth with a narrow window around the value of the last depth, and again with a
     * wider window if the value lies outside. It applies to iterative deepening, timed or not.
     * Measure which width is fastest: begin with a few times the usual change of the value from one
     * depth to the next.
     *
     * @param delta the distance from the last value to either end of the window, in the evaluator's
     *     unit, in {@code [1, Score.MAX]}
     * @return this builder
     * @throws IllegalArgumentException if {@code delta} is outside its range
     * @throws IllegalStateException after {@link #fixedDepth}
     */
    public Builder<N> aspiration(int delta) {
      if (delta < 1 || delta > Score.MAX) {
        throw new IllegalArgumentException(
            "aspiration window of " + delta + " is outside [1, " + Score.MAX + "]");
      }
      calls.add("aspiration");
      iteration = new Aspiration<>(delta);
      return this;
    }

    /**
     * Searches one depth only.
     *
     * @param depth in plies, in {@code [1, Limits.MAX_DEPTH]}; a lesser depth limit of a search
     *     takes precedence
     * @return this builder
     * @throws IllegalArgumentException if {@code depth} is outside its range
     * @throws IllegalStateException after {@link #aspiration} or another driver
     */
    public Builder<N> fixedDepth(int depth) {
      Limits.depth(depth); // Checks the range.
      calls.add("fixedDepth");
      driver = (search, clock) -> new FixedDepth<>(search, clock, depth);
      return this;
    }

    /**
     * Deepens within a time per move. The search does not begin an iteration that would hardly end,
     * and it plays a forced move at once. In both cases it ends with {@code Completion.TIME}.
     *
     * @param timePerMove the greatest time of a search; a lesser time limit of a search takes
     *     precedence
     * @return this builder
     * @throws IllegalArgumentException if {@code timePerMove} is not positive
     * @throws IllegalStateException after another driver
     */
    public Builder<N> timed(Duration timePerMove) {
      Limits.time(timePerMove); // Checks the range.
      calls.add("timed");
      driver = (search, clock) -> new TimedDeepening<>(search, clock, iteration, timePerMove);
      return this;
    }

    /**
     * Uses another clock than {@link System#nanoTime()}, for tests.
     *
     * @param newNanoTime a clock in nanoseconds
     * @return this builder
     */
    public Builder<N> clock(LongSupplier newNanoTime) {
      nanoTime = newNanoTime;
      return this;
    }

    /**
     * Makes a new search without a driver, to be composed further.
     *
     * @return the search
     */
    public WindowSearch<N> buildWindowSearch() {
      if (ownSearch.isPresent()) {
        return Objects.requireNonNull(ownSearch.get().get(), "search that the supplier returned");
      }
      return evaluator instanceof IncrementalEvaluator<N, ?> incremental
          ? IncrementalSearch.of(algorithm, composition(), incremental)
          : algorithm.create(composition());
    }

    /**
     * Makes a new searcher.
     *
     * @return the searcher, for one thread at a time
     */
    public Searcher<N> build() {
      return driver.apply(buildWindowSearch(), nanoTime);
    }

    private Composition<N> composition() {
      Composition<N> parts = Composition.of(game, evaluator);
      if (!orderings.isEmpty()) {
        parts = parts.withOrdering(
            MoveOrdering.of(
                orderings.stream().<MoveOrdering<N>>map(Supplier::get).toList()),
            orderingDepth);
      }
      if (table.isPresent()) {
        parts = parts.withTable(table.get().get(), depthRule, tableDepth);
      }
      if (probCut.isPresent()) {
        parts = parts.withProbCut(probCut.get(), selectivity);
      }
      return parts;
    }
  }
}
