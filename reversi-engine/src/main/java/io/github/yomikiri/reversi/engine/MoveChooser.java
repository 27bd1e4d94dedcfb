package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Endgame.Aim;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.thinking.Budget;
import io.github.yomikiri.search.thinking.BudgetSearch;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Chooses a move: by midgame search, or by the solver if the budget is large enough.
 *
 * <ol>
 *   <li>If the budget is enough neither for an exact score nor for finding the winner, the midgame
 *       search gets the whole budget.
 *   <li>Otherwise the midgame search first gets a fiftieth of the solver's expected cost. So there
 *       is a move even if the solver does not finish.
 *   <li>The solver gets seven tenths of the rest. An exact score ends the search, and so does a
 *       proven win or draw.
 *   <li>If the solver did not finish or proved a loss, the midgame search gets the rest. A proven
 *       loss needs this search, because opponents make mistakes and some lost moves are better than
 *       others. The result of the first midgame search stands until a deeper search replaces it.
 * </ol>
 */
final class MoveChooser {

  private static final double SOLVERS_PART = 0.7;
  private static final double FIRST_LOOKS_PART = 0.125;
  private static final int FIRST_LOOKS_DEPTH = 10;
  private static final double SOLVERS_NODES_PER_FIRST_LOOKS = 50;
  private static final long MIN_FIRST_LOOK = 20_000;

  private final Searcher<Reversi> midgame;
  private final Scores scores;
  private final Endgame endgame;
  private final int solverEmpties;

  /**
   * Makes a chooser.
   *
   * @param midgame searches by an evaluator's values
   * @param scores converts values to discs
   * @param endgame the solver
   * @param solverEmpties the maximum number of empty squares with which the solver is called
   */
  MoveChooser(Searcher<Reversi> midgame, Scores scores, Endgame endgame, int solverEmpties) {
    this.midgame = midgame;
    this.scores = scores;
    this.endgame = endgame;
    this.solverEmpties = solverEmpties;
  }

  /**
   * Returns the best move when the budget is used up. The listener gets every earlier iteration.
   */
  Analysis choose(Reversi position, Budget budget, Consumer<Analysis> listener) {
    int empties = position.emptyCount();
    Optional<Aim> aim = position.isTerminal() ? Optional.empty() : aim(empties, budget);
    if (aim.isEmpty()) {
      return search(position, budget.rest(), 0, budget, listener);
    }
    Optional<Analysis> first = Optional.empty();
    if (empties > Endgame.AT_ONCE) {
      first = Optional.of(search(position, firstLook(empties, budget), 0, budget, listener));
      if (first.get().solved() || budget.isOver()) {
        return first.get();
      }
    }
    int window = aim.get() == Aim.EXACT ? position.size() * position.size() + 1 : 1;
    SearchResult read = endgame.solve(position, -window, window, budget.share(SOLVERS_PART));
    budget.spend(read);
    boolean complete = read.completion().isComplete();
    Analysis known = Scores.ofSolver(read, budget);
    double estimate = first.map(Analysis::discs).orElse(Double.POSITIVE_INFINITY);
    if (settles(known, complete, estimate)) {
      return known;
    }
    int looked = first.map(Analysis::depth).orElse(0);
    Analysis best = search(position, budget.rest(), looked, budget, listener);
    if (best.depth() == 0 || best.depth() < looked) {
      best = first.orElse(known).with(best.completion(), budget);
    }
    return complete ? Scores.lost(best, read, budget) : best;
  }

  private Optional<Aim> aim(int empties, Budget budget) {
    if (empties > solverEmpties) {
      return Optional.empty();
    }
    for (Aim aim : Aim.values()) {
      if (endgame.isAffordable(aim, empties, 1, budget)) {
        return Optional.of(aim);
      }
    }
    return Optional.empty();
  }

  private static Limits firstLook(int empties, Budget budget) {
    long nodes =
        Math.max(MIN_FIRST_LOOK, (long) (Endgame.nodes(empties) / SOLVERS_NODES_PER_FIRST_LOOKS));
    Limits share = budget.share(FIRST_LOOKS_PART);
    return share.and(Limits.depth(FIRST_LOOKS_DEPTH).withNodes(nodes));
  }

  /** Returns whether the solver's answer is final, so that no midgame search can improve it. */
  private static boolean settles(Analysis known, boolean complete, double estimate) {
    if (complete) {
      return known.bound() == Bound.EXACT || known.bound() == Bound.LOWER;
    }
    return known.solved()
        && known.bound() == Bound.LOWER
        && (known.discs() > 0 || known.discs() >= estimate);
  }

  /**
   * Runs the midgame search, until a limit is reached, or until the search is deep enough and the
   * move has taken its usual time.
   */
  private Analysis search(
      Reversi position, Limits limits, int deep, Budget budget, Consumer<Analysis> listener) {
    SearchResult result = BudgetSearch.run(
        midgame,
        position,
        limits,
        deep,
        budget,
        soFar -> listener.accept(scores.soFar(soFar, budget)));
    budget.spend(result);
    return scores.ofMidgame(result, budget);
  }
}
