package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.algorithm.Selection;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.parallel.NewThreads;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Composes a searcher. Orderings, tables and searches hold state, so the builder takes suppliers
 * and calls them in each {@link #build}. Two searchers of one builder therefore share no state,
 * unless the builder was given one {@linkplain #table(TranspositionTable) table} for both.
 *
 * <p>A setting is made once, except orderings and rules, which add up. A call that repeats or
 * contradicts an earlier one is rejected by an {@link IllegalStateException} that names both. After
 * {@link #search} this holds for all methods that choose a part of the search. Settings of a
 * preset, such as {@link Searchers#solver}, may be replaced.
 *
 * @param <N> the game's node type
 */
public final class SearcherBuilder<N extends Node<N>> {

  private final Settings<SearcherBuilder<N>> settings = new Settings<>(this);
  private final SettingRules rules = new SettingRules();
  private Composition<N> parts;
  private Algorithm algorithm = Algorithm.PVS;
  private int threads = 1;
  private Executor executor = Runnable::run;
  private Optional<Supplier<? extends WindowSearch<N>>> ownSearch = Optional.empty();
  private Iteration<N> iteration = RootSearch::iterate;
  private DepthSteps steps = DepthSteps.SINGLE;
  private Pace pace = Pace.USUAL;
  private LongSupplier nanoTime = System::nanoTime;
  private UnaryOperator<Composition<N>> lastChange = UnaryOperator.identity();

  /** Starts with principal variation search and iterative deepening alone. */
  SearcherBuilder(Class<N> game) {
    parts = Composition.of(game);
  }

  /**
   * Makes settings that calls after this one may replace, such as those with which a game is
   * searched best. Orderings and rules are not replaced: further calls add to them.
   *
   * @param name who makes the settings, for messages
   * @param newSettings calls methods of the builder that it is given
   * @return this builder
   * @throws IllegalStateException if one of the settings was made before, or contradicts another
   */
  public SearcherBuilder<N> preset(String name, Consumer<SearcherBuilder<N>> newSettings) {
    return settings.preset(() -> rules.preset(name, () -> newSettings.accept(this)));
  }

  /** Makes a change, unless it repeats or contradicts an earlier one. */
  private SearcherBuilder<N> set(String method, Runnable change) {
    return settings.set(method, () -> {
      rules.add(method);
      change.run();
    });
  }

  /** Makes a change to the search, unless the caller brings a search of its own. */
  private SearcherBuilder<N> setPart(String method, Runnable change) {
    return settings.set(method, () -> {
      rules.addPart(method);
      change.run();
    });
  }

  private SearcherBuilder<N> setPart(String method, UnaryOperator<Composition<N>> change) {
    return setPart(method, () -> parts = change.apply(parts));
  }

  /** Adds a part to those of earlier calls, unless the caller brings a search of its own. */
  private SearcherBuilder<N> addPart(String method, UnaryOperator<Composition<N>> change) {
    rules.addPart(method);
    parts = change.apply(parts);
    return this;
  }

  /**
   * Sets the evaluator that values the leaves. Without an evaluator every unfinished position
   * counts 0, which suits a search to the end of the game. The estimates may count anything if the
   * game is one of wins, draws and losses, see {@link io.github.yomikiri.game.Unit#unstated()}.
   * With an {@link IncrementalEvaluator} the search uses the evaluator's own nodes.
   *
   * @param newEvaluator values positions from the view of the side to move
   * @return this builder
   */
  public SearcherBuilder<N> evaluator(Evaluator<N> newEvaluator) {
    return setPart("evaluator", old -> old.withEvaluator(newEvaluator));
  }

  /**
   * Chooses the algorithm. The default is {@link Algorithm#PVS}.
   *
   * @param newAlgorithm the algorithm
   * @return this builder
   */
  public SearcherBuilder<N> algorithm(Algorithm newAlgorithm) {
    return setPart("algorithm", () -> algorithm = newAlgorithm);
  }

  /**
   * Uses an algorithm of your own, which brings its own evaluator, orderings and table.
   *
   * @param search makes a search for each {@link #build}; if it returns the same search twice, the
   *     two searchers must not be used at the same time
   * @return this builder
   * @throws IllegalStateException after a method that chooses a part of the search
   */
  public SearcherBuilder<N> search(Supplier<? extends WindowSearch<N>> search) {
    return set("search", () -> ownSearch = Optional.of(search));
  }

  /**
   * Adds a move ordering to the ones already chosen, such as {@code () -> MoveOrdering.killers(2)}.
   *
   * @param ordering makes an ordering for each {@link #build}
   * @return this builder
   */
  public SearcherBuilder<N> ordering(Supplier<? extends MoveOrdering<N>> ordering) {
    return addPart("ordering", old -> old.withOrdering(ordering));
  }

  /**
   * Gives each searcher that is built a transposition table of its own, such as {@code () ->
   * LockFreeTable.ofMebibytes(64)}.
   *
   * @param newTable makes a table for each {@link #build}
   * @return this builder
   */
  public SearcherBuilder<N> table(Supplier<? extends TranspositionTable> newTable) {
    return setPart("table", old -> old.withTable(newTable));
  }

  /**
   * Uses the given transposition table itself. All searchers of this builder share the table, also
   * with other code that uses it. They may search at the same time if the table is safe for several
   * threads. A {@link Searcher#reset} of one searcher clears the table for all.
   *
   * @param newTable remembers positions
   * @return this builder
   */
  public SearcherBuilder<N> table(TranspositionTable newTable) {
    Objects.requireNonNull(newTable, "table");
    return table(() -> newTable);
  }

  /**
   * Cuts nodes whose value is predicted to lie outside their null window, as Multi-ProbCut does.
   * PVS, Scout, MTD(f), bisection and proof-number search then visit other nodes. The other
   * algorithms reject predictions, unless the selectivity is {@code FULL_WIDTH}. A value may then
   * be an estimate where a search without predictions would prove it: see {@code solved()} of the
   * result. A result that is not solved has the selectivity's percentage as its
   * {@code confidence()}. {@link #buildProver} ignores predictions. Searches of different
   * selectivity may share a table.
   *
   * @param model predicts the values of deep searches with this builder's evaluator
   * @param newSelectivity how sure a prediction must be
   * @return this builder
   */
  public SearcherBuilder<N> probCut(ProbCut<N> model, Selectivity newSelectivity) {
    return setPart("probCut", old -> old.withProbCut(model, newSelectivity));
  }

  /**
   * Adds a rule that answers nodes in place of the search of their moves, such as
   * {@code NodeRule.tableCutoffs(4)}. Rules are asked in the order of these calls.
   *
   * @param rule a rule
   * @return this builder
   * @throws IllegalArgumentException if this is the second quiescence search
   */
  public SearcherBuilder<N> rule(NodeRule<N> rule) {
    return addPart("rule", old -> old.withRule(rule));
  }

  /**
   * Leaves out, shortens and lengthens what a game or its author says. The algorithm must be PVS,
   * MTD(f) or bisection.
   *
   * @param newSelection what is asked about each move
   * @return this builder
   */
  public SearcherBuilder<N> selection(Selection<N> newSelection) {
    return setPart("selection", old -> old.withSelection(newSelection));
  }

  /**
   * Uses what the game knows about its positions. Searches visit fewer nodes and prove the same
   * values. Values that rest on estimates may change, because bounds replace estimates.
   *
   * @param newKnowledge bounds, candidate moves and symmetries; the search converts the bounds to
   *     the evaluator's unit
   * @return this builder
   */
  public SearcherBuilder<N> knowledge(Knowledge<N> newKnowledge) {
    return setPart("knowledge", old -> old.withKnowledge(newKnowledge));
  }

  /**
   * Makes repetitions draws in a game whose rules do not say so. A position that occurred before on
   * the path from the root is then over with the score 0. Positions with equal keys are the same
   * position.
   *
   * <p>A game with a {@link Node#repetitionLimit} or with {@link Node#quietPliesLeft} needs no such
   * call: each search knows these rules. For the moves before the root, give the searcher or the
   * prover a {@link io.github.yomikiri.game.Game}.
   *
   * <p>A solved value is that of the game in which endless play is a draw.
   * {@link Composition#withRepetition} describes the limits of such searches: won games that do not
   * end, and drawn games that are not solved.
   *
   * @return this builder
   */
  public SearcherBuilder<N> repetition() {
    return setPart("repetition", Composition::withRepetition);
  }

  /**
   * Prefers the shorter win and the longer defense, in games in which only winning matters.
   * {@link io.github.yomikiri.search.SearchResult#pliesToEnd} then says how far the end is. A
   * search ends with a win as soon as no shorter one can exist. See
   * {@link Composition#withShortestWins}.
   *
   * @return this builder
   */
  public SearcherBuilder<N> shortestWins() {
    return setPart("shortestWins", Composition::withShortestWins);
  }

  /**
   * Changes the composition of the search last of all, for what has no method here: which entries
   * of the table may answer, and how far above the horizon moves are ordered and the table is used.
   * Before these changes, the depths are the {@linkplain Composition#withUsualDepths usual} ones.
   * Changes add up.
   *
   * <pre>{@code
   * builder.compose(old -> old.withDepthRule(DepthRule.EXACT).withTableDepth(1))
   * }</pre>
   *
   * @param change returns the composition with what it changes
   * @return this builder
   */
  public SearcherBuilder<N> compose(UnaryOperator<Composition<N>> change) {
    Objects.requireNonNull(change, "change");
    rules.addPart("compose");
    UnaryOperator<Composition<N>> earlier = lastChange;
    lastChange = composed -> change.apply(earlier.apply(composed));
    return this;
  }

  /**
   * Searches with several threads, which are started for each search and end with it. The default
   * is one thread.
   *
   * @param count the number of threads, the caller's included, at least 1
   * @return this builder
   * @throws IllegalArgumentException if {@code count} is less than 1
   */
  public SearcherBuilder<N> threads(int count) {
    return threads(count, NewThreads.INSTANCE);
  }

  /**
   * Searches with several threads. Each has orderings of its own, and they share the table. Give
   * the searcher a table, because without one the threads repeat each other's work. The algorithm
   * must be PVS, MTD(f) or bisection.
   *
   * <p>Exact values are the same as with one thread. Node counts vary, and so does the choice among
   * equally good moves. At a node limit, a search may end up to 256 nodes early for each thread.
   *
   * @param count the number of threads, the caller's included, at least 1
   * @param newExecutor runs the other threads of the search. If the executor rejects some of them,
   *     or all, or starts them late, the search runs with fewer threads. When a search returns, it
   *     uses no thread of the executor any more
   * @return this builder
   * @throws IllegalArgumentException if {@code count} is less than 1
   */
  public SearcherBuilder<N> threads(int count, Executor newExecutor) {
    return setPart("threads", () -> {
      threads = Ranges.atLeast("number of threads", count, 1);
      executor = newExecutor;
    });
  }

  /**
   * Searches depth 1, 2 and so on until a limit is reached or all is solved. This is the default.
   *
   * @return this builder
   * @throws IllegalStateException after {@link #fixedDepth} or {@link #timed}
   */
  public SearcherBuilder<N> iterativeDeepening() {
    return set("iterativeDeepening", () -> pace = Pace.USUAL);
  }

  /**
   * Deepens by several plies at a time. The first depth is 1. Only the step after it may be
   * smaller, so that the last step ends at the maximum depth. With a step of two plies, a search to
   * depth 6 has the depths 1, 2, 4, 6. A search to depth 5 has the depths 1, 3, 5.
   *
   * <p>The default is one ply. A larger step saves time if a depth costs little more than the depth
   * before it, as in a very selective search.
   *
   * @param plies the plies of a step, in {@code [1, Limits.MAX_DEPTH]}
   * @return this builder
   * @throws IllegalArgumentException if {@code plies} is outside its range
   * @throws IllegalStateException after {@link #fixedDepth}
   */
  public SearcherBuilder<N> deepenBy(int plies) {
    DepthSteps newSteps = new DepthSteps(plies);
    return set("deepenBy", () -> steps = newSteps);
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
   * @throws IllegalStateException after {@link #fixedDepth} or {@link #winLossDrawFirst}
   */
  public SearcherBuilder<N> aspiration(int delta) {
    Aspiration<N> windows = new Aspiration<>(delta);
    return set("aspiration", () -> iteration = windows);
  }

  /**
   * Asks at each depth who wins before it asks for the score, which takes longer. A search to the
   * end of the game that is stopped between the two has proven the winner: its score is a bound
   * above or below 0. A score of 0 means a draw.
   *
   * @return this builder
   * @throws IllegalStateException after {@link #aspiration}
   */
  public SearcherBuilder<N> winLossDrawFirst() {
    return set("winLossDrawFirst", () -> iteration = new WinLossDrawFirst<>());
  }

  /**
   * Searches one depth only.
   *
   * @param depth in plies, in {@code [1, Limits.MAX_DEPTH]}; a lesser depth limit of a search takes
   *     precedence
   * @return this builder
   * @throws IllegalArgumentException if {@code depth} is outside its range
   * @throws IllegalStateException after {@link #aspiration} or another driver
   */
  public SearcherBuilder<N> fixedDepth(int depth) {
    Pace newPace = new FixedDepth(Limits.depth(depth));
    return set("fixedDepth", () -> pace = newPace);
  }

  /**
   * Deepens within a time per move. The search does not begin an iteration that would hardly end,
   * and it plays a forced move at once. In both cases it ends with {@code Completion.TIME}.
   *
   * @param timePerMove the maximum time of a search; a lesser time limit of a search takes
   *     precedence
   * @return this builder
   * @throws IllegalArgumentException if {@code timePerMove} is not positive
   * @throws IllegalStateException after another driver
   */
  public SearcherBuilder<N> timed(Duration timePerMove) {
    Pace newPace = new TimedDeepening(Limits.time(timePerMove));
    return set("timed", () -> pace = newPace);
  }

  /**
   * Uses another clock than {@link System#nanoTime()}, for tests.
   *
   * @param newNanoTime a clock in nanoseconds
   * @return this builder
   */
  public SearcherBuilder<N> clock(LongSupplier newNanoTime) {
    return set("clock", () -> nanoTime = newNanoTime);
  }

  /**
   * Makes a new search without a driver, to be composed further.
   *
   * @return the search
   * @throws IllegalArgumentException if the algorithm cannot have several threads, a rule or
   *     predictions
   */
  public WindowSearch<N> buildWindowSearch() {
    return search(composed());
  }

  /**
   * Makes a new searcher.
   *
   * @return the searcher, for one caller at a time
   * @throws IllegalArgumentException if the algorithm cannot have several threads, a rule or
   *     predictions
   */
  public Searcher<N> build() {
    return new IterativeDeepening<>(search(composed()), pace, nanoTime, iteration, steps);
  }

  /**
   * Makes a new prover, which asks with one null window, so no other windows apply to it. With
   * {@link #iterativeDeepening} it looks for short proofs first, one ply at a time. With a search
   * of your own it does not know the draws that the course of a game makes.
   *
   * @return the prover, for one caller at a time
   * @throws IllegalArgumentException if the algorithm cannot have several threads or a rule
   * @throws IllegalStateException after {@link #shortestWins}
   */
  public Prover<N> buildProver() {
    Composition<N> composed = composed();
    if (composed.shortestWins()) {
      throw new IllegalStateException(
          "a prover asks for a score of the game, so shortestWins() has no meaning for it");
    }
    return new Prover<>(search(composed.withoutProbCut()), ownSearch.isEmpty(), pace, nanoTime);
  }

  /**
   * Makes a new searcher that finds the exact values of several best moves at the root (multi-PV).
   * They come first among the result's root moves; all other values are bounds. A search per move
   * costs more. A window around the best value does not hold the other moves' values, so no such
   * windows apply to it.
   *
   * @param count the number of moves, at least 1; {@link Integer#MAX_VALUE} for all
   * @return the searcher, for one caller at a time
   * @throws IllegalArgumentException if {@code count} is less than 1, or the algorithm cannot have
   *     several threads, a rule or predictions
   * @throws IllegalStateException after {@link #search}
   */
  public Searcher<N> buildForBestMoves(int count) {
    Ranges.atLeast("number of best moves", count, 1);
    if (ownSearch.isPresent()) {
      throw new IllegalStateException("a search of your own finds the value of the best move only");
    }
    Composition<N> composed = composed();
    WindowSearch<N> search = search(composed);
    return new IterativeDeepening<>(
        count == 1
            ? search
            : new BestMoves<>(search, count, composed.shortestWins(), composed.repetition()),
        pace,
        nanoTime,
        RootSearch::iterate,
        steps);
  }

  private Composition<N> composed() {
    return lastChange.apply(parts.withUsualDepths());
  }

  private WindowSearch<N> search(Composition<N> composition) {
    if (ownSearch.isPresent()) {
      return Objects.requireNonNull(ownSearch.get().get(), "search that the supplier returned");
    }
    return algorithm.create(composition, threads, executor);
  }
}
