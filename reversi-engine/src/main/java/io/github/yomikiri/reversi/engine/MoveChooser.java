package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Endgame.Aim;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.thinking.Budget;
import io.github.yomikiri.search.thinking.BudgetSearch;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Chooses a move: by midgame search, or by reading out the game if the budget is large enough.
 *
 * <ol>
 *   <li>If the budget is not enough for reading out anything, the midgame search gets all of it.
 *   <li>Otherwise the midgame search first gets a fiftieth of the solver's expected cost. So there
 *       is a move even if the solver does not finish.
 *   <li>If an exact score is too dear, selective searches to the end of the game estimate it. Their
 *       confidence rises, until the budget does not allow for more.
 *   <li>If an exact score or the winner is affordable, the solver gets seven tenths of the rest. An
 *       exact score ends the search, and so does a proven win or draw.
 *   <li>If the solver did not finish or proved a loss, the move of the last estimate is played. A
 *       proven loss needs it, because opponents make mistakes and some lost moves are better than
 *       others. Without an estimate, the midgame search gets the rest. The result of the first
 *       midgame search stands until a deeper search replaces it.
 * </ol>
 */
final class MoveChooser {

  private static final double SOLVERS_PART = 0.7;
  private static final double FIRST_LOOKS_PART = 0.125;
  private static final int FIRST_LOOKS_DEPTH = 14;
  private static final double SOLVERS_NODES_PER_FIRST_LOOKS = 50;
  private static final long MIN_FIRST_LOOK = 20_000;
  /** The first estimate gets nearly all, because it is worth more than a deeper midgame search. */
  private static final double FIRST_ESTIMATES_PART = 0.95;
  /** At this confidence, finding the winner for sure is worth more than a surer score. */
  private static final int SURE_PERCENT = 95;

  private final Searcher<Reversi> midgame;
  private final Scores scores;
  private final Endgame endgame;
  private final int solverEmpties;
  /** The levels of confidence at which the final score is estimated, one after the other. */
  private final List<Selectivity> levels;

  /**
   * Makes a chooser.
   *
   * @param midgame searches by an evaluator's values
   * @param scores converts values to discs
   * @param endgame the solver
   * @param solverEmpties the maximum number of empty squares with which the solver is called
   * @param selectivity the lowest confidence of an estimate of the final score, at least 87 %: with
   *     less, a midgame search of the same time finds better moves
   */
  MoveChooser(
      Searcher<Reversi> midgame,
      Scores scores,
      Endgame endgame,
      int solverEmpties,
      Selectivity selectivity) {
    this.midgame = midgame;
    this.scores = scores;
    this.endgame = endgame;
    this.solverEmpties = solverEmpties;
    Selectivity first = Collections.max(List.of(selectivity, Selectivity.PERCENT_87));
    levels = Stream.of(first, Selectivity.PERCENT_98, Selectivity.FULL_WIDTH)
        .filter(level -> level.compareTo(first) >= 0)
        .distinct()
        .toList();
  }

  /**
   * Returns the best move when the budget is used up. The listener gets every earlier iteration.
   */
  Analysis choose(Reversi position, Budget budget, Consumer<Analysis> listener) {
    if (position.isTerminal()) {
      return search(position, budget.rest(), 0, budget, listener);
    }
    int empties = position.emptyCount();
    Optional<Aim> aim = aim(empties, budget);
    boolean estimates = !aim.equals(Optional.of(Aim.EXACT))
        && empties <= solverEmpties
        && endgame.canEstimate(position, levels.get(0), budget);
    Optional<Analysis> known = Optional.empty();
    if (empties > Endgame.AT_ONCE && (aim.isPresent() || estimates)) {
      known = Optional.of(search(position, firstLook(empties, budget), 0, budget, listener));
    }
    if (estimates && !isFinal(known, empties, budget)) {
      known = estimate(position, known, budget, listener);
      aim = aim(empties, budget);
    }
    if (isFinal(known, empties, budget)) {
      return known.orElseThrow();
    }
    return aim.isPresent()
        ? readOut(position, aim.get(), known, budget, listener)
        : deepen(position, known, budget, listener);
  }

  /**
   * Returns whether a result is the answer, because it is exact or there is no time for a better.
   */
  private static boolean isFinal(Optional<Analysis> known, int empties, Budget budget) {
    return known.isPresent()
        && (known.get().solved()
            || budget.isOver()
            || known.get().depth() >= empties && budget.isEnough());
  }

  /**
   * Estimates the final score at rising confidence, while the budget lasts or until the solver is
   * affordable. The last level is exact.
   *
   * @return the last estimate, or without any the result before
   */
  private Optional<Analysis> estimate(
      Reversi position, Optional<Analysis> before, Budget budget, Consumer<Analysis> listener) {
    int empties = position.emptyCount();
    Optional<Analysis> last = before;
    for (Selectivity confidence : levels) {
      boolean isSure = confidence.percent() > SURE_PERCENT;
      if (isFinal(last, empties, budget) || isSure && aim(empties, budget).isPresent()) {
        return last;
      }
      boolean isFirst = confidence == levels.get(0);
      Limits limits = isFirst ? budget.share(FIRST_ESTIMATES_PART) : budget.rest();
      SearchResult read = endgame.estimate(position, confidence, limits);
      budget.spend(read);
      if (!read.completion().isComplete()) {
        return last.map(analysis -> analysis.with(read.completion(), budget));
      }
      last = Optional.of(Scores.ofSolver(read, confidence, budget));
      listener.accept(last.get());
    }
    return last;
  }

  /** Solves a position. If this does not settle the move, the midgame search does. */
  private Analysis readOut(
      Reversi position,
      Aim aim,
      Optional<Analysis> before,
      Budget budget,
      Consumer<Analysis> listener) {
    int window = aim == Aim.EXACT ? position.size() * position.size() + 1 : 1;
    SearchResult read = endgame.solve(position, -window, window, budget.share(SOLVERS_PART));
    budget.spend(read);
    boolean complete = read.completion().isComplete();
    Analysis known = Scores.ofSolver(read, Selectivity.FULL_WIDTH, budget);
    double expected = before.map(Analysis::discs).orElse(Double.POSITIVE_INFINITY);
    if (settles(known, complete, expected)) {
      return known;
    }
    Analysis best = deepen(position, before, budget, listener);
    if (best.depth() == 0) {
      best = known.with(best.completion(), budget);
    }
    return complete ? Scores.lost(best, read, budget) : best;
  }

  /** Searches deeper than before, if the search before did not reach the end of the game. */
  private Analysis deepen(
      Reversi position, Optional<Analysis> before, Budget budget, Consumer<Analysis> listener) {
    int looked = before.map(Analysis::depth).orElse(0);
    if (looked >= position.emptyCount()) {
      return before.orElseThrow();
    }
    Analysis best = search(position, budget.rest(), looked, budget, listener);
    return best.depth() >= looked ? best : before.orElseThrow().with(best.completion(), budget);
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
        soFar -> listener.accept(scores.soFar(soFar, position, budget)));
    budget.spend(result);
    return scores.ofMidgame(result, position, budget);
  }
}
