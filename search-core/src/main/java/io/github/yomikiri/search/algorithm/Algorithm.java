package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The search algorithms of this library. All return the same value, but they visit different
 * numbers of nodes.
 *
 * <p>Each algorithm works with every evaluator, ordering and table. Which one visits the fewest
 * nodes depends on the game and on the other parts. {@code Searchers} chooses good parts, and the
 * guide's page about choosing a searcher compares them.
 */
public enum Algorithm {
  /** Two functions that call each other, one per side; visits every node (von Neumann 1928). */
  MINIMAX,
  /** Minimax in one function; visits every node. */
  NEGAMAX,
  /**
   * Leaves a node as soon as its value reaches its parent's best value, which is a shallow cutoff
   * (Knuth and Moore 1975).
   */
  BRANCH_AND_BOUND,
  /**
   * Leaves a node as soon as it cannot matter to any ancestor, which adds deep cutoffs; two
   * functions (Knuth and Moore 1975).
   */
  ALPHA_BETA,
  /** Alpha-beta in one function; visits the same nodes. */
  NEGA_ALPHA,
  /**
   * Finds the value of the first move, and tests of the others only whether they are better (Pearl
   * 1980).
   */
  SCOUT,
  /**
   * Principal variation search, also called NegaScout: Scout's idea inside alpha-beta (Reinefeld
   * 1983). The usual choice.
   */
  PVS,
  /**
   * Starts from a guess and closes in on the value by null-window searches (Plaat and others 1996).
   * Useful only with a table.
   */
  MTDF,
  /**
   * Halves the range of possible values by null-window searches. For searches to the end of the
   * game; useful only with a table.
   */
  BISECTION,
  /**
   * Depth-first proof-number search, also called df-pn (Nagai 2002): answers null windows, and
   * searches next where the fewest leaves seem to be missing for an answer. Wider windows are
   * closed as by bisection. For questions about the end of the game, of which
   * {@code Searchers.prover} asks one. Without a table it gets one of 1 MiB.
   */
  PROOF_NUMBER;

  /**
   * Makes a search with state of its own, to be used by one thread at a time. With an
   * {@link IncrementalEvaluator} the search uses the evaluator's own nodes.
   *
   * @param <N> the game's node type
   * @param parts what the algorithm is composed with
   * @return the search
   * @throws IllegalArgumentException if the unit of the knowledge does not fit the evaluator's, or
   *     if a rule or predictions would do nothing in this search
   */
  public <N extends Node<N>> WindowSearch<N> create(Composition<N> parts) {
    return create(parts, 1, Runnable::run);
  }

  /**
   * Makes a search that several threads share. Its values are the same as with one thread. Node
   * counts vary from search to search, and so does the choice among equally good moves. Each thread
   * has orderings of its own, and they share the table.
   *
   * @param <N> the game's node type
   * @param parts what the algorithm is composed with
   * @param threads the number of threads, the caller's included, at least 1
   * @param executor provides all threads but the caller's; if it provides fewer, the search runs
   *     with fewer
   * @return the search
   * @throws IllegalArgumentException if {@code threads} is less than 1, or more than 1 and this
   *     algorithm is not one of {@code PVS}, {@code MTDF} and {@code BISECTION}
   */
  public <N extends Node<N>> WindowSearch<N> create(
      Composition<N> parts, int threads, Executor executor) {
    Ranges.atLeast("number of threads", threads, 1);
    if (threads > 1 && !isParallel()) {
      throw new IllegalArgumentException(
          this + " runs on one thread; PVS, MTDF and BISECTION run on several");
    }
    return fitted(
        parts,
        fitted -> fitted.evaluator() instanceof IncrementalEvaluator<N, ?> incremental
            ? incremental(fitted, incremental, threads, executor)
            : plain(fitted, threads, executor));
  }

  private <N extends Node<N>, I extends Node<I>> WindowSearch<N> incremental(
      Composition<N> parts, IncrementalEvaluator<N, I> evaluator, int threads, Executor executor) {
    return new IncrementalSearch<>(plain(parts.over(evaluator), threads, executor), evaluator);
  }

  private <N extends Node<N>> WindowSearch<N> plain(
      Composition<N> parts, int threads, Executor executor) {
    return threads == 1
        ? decorated(parts, UnaryOperator.identity())
        : create(parts, threads, executor, YoungBrothersWait.MIN_NANOS);
  }

  /**
   * Makes a search whose expander is decorated, for example to record the tree or to count nodes.
   * The search uses the game's own nodes, also with an incremental evaluator. The decorator does
   * not see the nodes of Multi-ProbCut's shallow searches of one ply.
   *
   * @param <N> the game's node type
   * @param parts what the algorithm is composed with
   * @param decorator given the algorithm's expander, returns the one to be used in its place
   * @return the search
   */
  public <N extends Node<N>> WindowSearch<N> create(
      Composition<N> parts, UnaryOperator<Expander<N>> decorator) {
    return fitted(parts, fitted -> decorated(fitted, decorator));
  }

  /** Makes a search that fits the rules of the game, and checks its parts at once. */
  private <N extends Node<N>> WindowSearch<N> fitted(
      Composition<N> parts, Function<Composition<N>, WindowSearch<N>> maker) {
    checkRules(parts);
    parts.knowledge(); // Converts the units.
    return new FittedSearch<>(parts, maker);
  }

  private <N extends Node<N>> WindowSearch<N> decorated(
      Composition<N> parts, UnaryOperator<Expander<N>> decorator) {
    Specializer<N> kernels = Specializer.of(
        MadeParts.of(this == PROOF_NUMBER ? ProofNumberSearch.usable(parts) : parts));
    if (isParallel()) {
      return around(kernels.variation(decorator), parts);
    }
    boolean failHard = this == ALPHA_BETA || this == NEGA_ALPHA;
    Expander<N> expander = kernels.expander(failHard, decorator);
    return switch (this) {
      case MINIMAX -> kernels.kernel(Minimax.class, Minimax::new, expander);
      case NEGAMAX -> kernels.kernel(Negamax.class, Negamax::new, expander);
      case BRANCH_AND_BOUND -> kernels.kernel(BranchAndBound.class, BranchAndBound::new, expander);
      case ALPHA_BETA -> kernels.kernel(AlphaBeta.class, AlphaBeta::new, expander);
      case NEGA_ALPHA -> kernels.kernel(NegaAlpha.class, NegaAlpha::new, expander);
      case SCOUT -> kernels.kernel(Scout.class, Scout::new, expander);
      default -> kernels.proofNumberSearch(expander);
    };
  }

  /** Makes a search that shares nodes whose subtrees take at least a time, also for one thread. */
  <N extends Node<N>> ParallelSearch<N> create(
      Composition<N> parts, int threads, Executor executor, long minNanos) {
    Optional<TranspositionTable> table = parts.makeTable().map(TranspositionTable::threadSafe);
    List<YoungBrothersWait<N>> searches = Stream.generate(() -> MadeParts.of(parts, table))
        .limit(threads)
        .map(made -> Specializer.of(made).youngBrothersWait(minNanos))
        .toList();
    return new ParallelSearch<>(around(searches.get(0), parts), searches, executor);
  }

  /**
   * Rejects rules and predictions that would do nothing in this algorithm.
   *
   * @throws IllegalArgumentException if one is for null windows, and this algorithm has none
   */
  private void checkRules(Composition<?> parts) {
    if (parts.isPredictive() && !canPredict()) {
      throw new IllegalArgumentException(
          "predictions are for the null windows of PVS, SCOUT, MTDF, BISECTION and PROOF_NUMBER; "
              + this + " does not apply them");
    }
    if (parts.selection().isPresent() && !isParallel()) {
      throw new IllegalArgumentException(
          "a selection is for PVS, MTDF and BISECTION; " + this + " does not apply it");
    }
    checkTable(parts, parts.hasTable() || this == PROOF_NUMBER);
    for (NodeRule<?> rule : parts.rules()) {
      if (rule.needsNullWindows() && !hasNullWindows()) {
        throw new IllegalArgumentException("the rule \"" + rule
            + "\" is for the null windows of PVS, SCOUT, MTDF and BISECTION; " + this
            + " does not apply it");
      }
    }
  }

  private static void checkTable(Composition<?> parts, boolean hasTable) {
    for (NodeRule<?> rule : parts.rules()) {
      if (rule.needsTable() && !hasTable) {
        throw new IllegalArgumentException("the rule \"" + rule
            + "\" asks the table, and the search has none; add a table or leave the rule out");
      }
    }
  }

  /** Returns whether rules for nodes with a null window apply to this algorithm. */
  boolean hasNullWindows() {
    return this == SCOUT || this == PVS || this == MTDF || this == BISECTION;
  }

  /** Returns whether this algorithm can cut by predictions. */
  boolean canPredict() {
    return hasNullWindows() || this == PROOF_NUMBER;
  }

  /** Returns whether several threads can share this algorithm. */
  boolean isParallel() {
    return this == PVS || this == MTDF || this == BISECTION;
  }

  /** Returns this algorithm, which calls principal variation search. */
  private <N extends Node<N>> WindowSearch<N> around(WindowSearch<N> inner, Composition<N> parts) {
    return switch (this) {
      case MTDF -> new Mtdf<>(inner);
      case BISECTION -> new Bisection<>(inner, parts);
      default -> inner;
    };
  }

  /**
   * Makes an expander for an algorithm of your own, which then works with tables and orderings like
   * the algorithms here.
   *
   * @param <N> the game's node type
   * @param parts what the algorithm is composed with
   * @return an expander for one search
   */
  public static <N extends Node<N>> Expander<N> expander(Composition<N> parts) {
    return expander(parts, UnaryOperator.identity());
  }

  /**
   * Makes a decorated expander, like the one that {@link #create(Composition, UnaryOperator)}
   * passes to its algorithm.
   *
   * @param <N> the game's node type
   * @param parts what the algorithm is composed with
   * @param decorator given an expander, returns the one to be used in its place
   * @return an expander for one search
   */
  public static <N extends Node<N>> Expander<N> expander(
      Composition<N> parts, UnaryOperator<Expander<N>> decorator) {
    checkTable(parts, parts.hasTable());
    return Specializer.of(MadeParts.of(parts)).expander(false, decorator);
  }
}
