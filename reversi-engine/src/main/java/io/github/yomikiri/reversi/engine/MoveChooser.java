package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Endgame.Aim;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Chooses a move: by midgame search, or by reading out the game if the budget is large enough.
 *
 * <ol>
 *   <li>If the budget is unlikely to be enough for reading out anything, the midgame search gets
 *       all of it. It ends early if it reaches the end of the game.
 *   <li>Otherwise the midgame search first gets a fiftieth of the solver's expected cost. So there
 *       is a move even if the solver does not finish.
 *   <li>If the budget is too small for an exact score, selective searches to the end of the game
 *       estimate the score. Each search has a higher confidence than the last, until the budget is
 *       too small for the next one.
 *   <li>If an exact score or the winner is affordable, the solver gets seven tenths of the rest. An
 *       exact score ends the search.
 *   <li>If the solver proved a win or a draw, it looks for the exact score. This search gets all
 *       that is left of the move's usual time, because the proven move is played if it fails.
 *   <li>If the solver proved a loss, the search for the exact score gets seven tenths of the rest.
 *       If it fails, the move of the last estimate is played, because opponents make mistakes and
 *       some lost moves are better than others. Without an estimate, the midgame search gets the
 *       rest. It also gets the rest if the solver proved nothing. The result of the first midgame
 *       search stands until a deeper search replaces it.
 *   <li>An estimate or the midgame search may reach the end of the game before the budget is used
 *       up. Then the solver gets the rest, whatever it is expected to cost.
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
   * @param scores converts the results to one unit
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
  SearchResult choose(Reversi position, Budget budget, Consumer<SearchResult> listener) {
    if (position.isTerminal()) {
      return search(position, budget.rest(), 0, budget, listener);
    }
    int empties = position.emptyCount();
    Optional<Aim> aim = aim(empties, budget);
    boolean estimates = !aim.equals(Optional.of(Aim.EXACT))
        && empties <= solverEmpties
        && endgame.canEstimate(position, levels.get(0), budget);
    Optional<SearchResult> known = Optional.empty();
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
    SearchResult best = aim.isPresent()
        ? readOut(position, aim.get(), budget.share(SOLVERS_PART), known, budget, listener)
        : deepen(position, known, budget, listener);
    boolean isOpen = best.depth() >= empties && !isFinal(Optional.of(best), empties, budget);
    if (!isOpen || !mayReadOut(Aim.WIN_LOSS_DRAW, empties, budget)) {
      return best;
    }
    Limits rest = budget.usualShare(1);
    return readOut(position, Aim.WIN_LOSS_DRAW, rest, Optional.of(best), budget, listener);
  }

  /**
   * Returns whether a result is the answer, because it is exact or there is no time for a better.
   */
  private static boolean isFinal(Optional<SearchResult> known, int empties, Budget budget) {
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
  private Optional<SearchResult> estimate(
      Reversi position,
      Optional<SearchResult> before,
      Budget budget,
      Consumer<SearchResult> listener) {
    int empties = position.emptyCount();
    Optional<SearchResult> last = before;
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
        return last.map(known -> Scores.ended(known, read.completion(), budget));
      }
      last = Optional.of(scores.ofSolver(read, budget));
      listener.accept(last.get());
    }
    return last;
  }

  /** Solves a position. If this does not settle the move, the midgame search does. */
  private SearchResult readOut(
      Reversi position,
      Aim aim,
      Limits limits,
      Optional<SearchResult> before,
      Budget budget,
      Consumer<SearchResult> listener) {
    int window = aim == Aim.EXACT ? beyond(position) : 1;
    SearchResult read = endgame.solve(position, -window, window, limits);
    budget.spend(read);
    boolean complete = read.completion().isComplete();
    SearchResult known = scores.ofSolver(read, budget);
    int expected = before.map(SearchResult::score).orElse(Score.INFINITY);
    if (settles(known, complete, expected)) {
      return score(position, known, 1, budget, listener);
    }
    Consumer<SearchResult> losses =
        loss -> listener.accept(before.map(best -> Scores.lost(best, loss)).orElse(loss));
    if (complete) {
      known = score(position, known, SOLVERS_PART, budget, losses);
    }
    if (known.bound() == Bound.EXACT) {
      return known;
    }
    SearchResult best = deepen(position, before, budget, listener);
    if (best.depth() == 0) {
      best = Scores.ended(known, best.completion(), budget);
    }
    if (!complete) {
      return best;
    }
    known = score(position, known, 1, budget, losses);
    return known.bound() == Bound.EXACT ? known : Scores.lost(best, known);
  }

  /**
   * Searches for the exact score of a position whose winner is proven. The search gets a part of
   * what is left of the move's usual time, and its window begins at the proven bound. So each bound
   * on the same side is at least as good.
   *
   * @return the exact score, or the best proven bound with the reason why the search ended
   */
  private SearchResult score(
      Reversi position,
      SearchResult proven,
      double part,
      Budget budget,
      Consumer<SearchResult> listener) {
    if (proven.bound() == Bound.EXACT || !mayReadOut(Aim.EXACT, position.emptyCount(), budget)) {
      return proven;
    }
    if (isSpent(budget)) {
      return Scores.ended(proven, budget.reason(), budget);
    }
    listener.accept(proven);
    int discs = (int) proven.points();
    int alpha = proven.bound() == Bound.LOWER ? discs - 1 : -beyond(position);
    int beta = proven.bound() == Bound.UPPER ? discs + 1 : beyond(position);
    SearchResult read = endgame.solve(position, alpha, beta, budget.usualShare(part));
    budget.spend(read);
    SearchResult found = scores.ofSolver(read, budget);
    boolean isBetter =
        found.solved() && (found.bound() == Bound.EXACT || found.bound() == proven.bound());
    return isBetter ? found : Scores.ended(proven, read.completion(), budget);
  }

  /** Returns a score that is greater than any score. */
  private static int beyond(Reversi position) {
    return position.size() * position.size() + 1;
  }

  /**
   * Searches deeper than before, if the search before did not reach the end of the game. A deeper
   * search than this would find nothing that the solver does not find faster.
   */
  private SearchResult deepen(
      Reversi position,
      Optional<SearchResult> before,
      Budget budget,
      Consumer<SearchResult> listener) {
    int looked = before.map(SearchResult::depth).orElse(0);
    int empties = position.emptyCount();
    if (looked >= empties) {
      SearchResult last = before.orElseThrow();
      return isSpent(budget) ? Scores.ended(last, budget.reason(), budget) : last;
    }
    // The midgame search ends at a depth of the same parity as without this limit.
    int end = empties + (budget.depth() - empties) % 2;
    Limits limits = mayReadOut(Aim.WIN_LOSS_DRAW, empties, budget) && end < budget.depth()
        ? budget.rest().and(Limits.depth(end))
        : budget.rest();
    SearchResult best = search(position, limits, looked, budget, listener);
    return best.depth() >= looked
        ? best
        : Scores.ended(before.orElseThrow(), best.completion(), budget);
  }

  /** Returns whether no search should begin that a move can do without. */
  private static boolean isSpent(Budget budget) {
    return budget.isOver() || budget.isEnough();
  }

  private Optional<Aim> aim(int empties, Budget budget) {
    return Stream.of(Aim.values())
        .filter(aim -> empties <= solverEmpties)
        .filter(aim -> endgame.isAffordable(aim, empties, 1, budget))
        .findFirst();
  }

  /** Returns whether the solver may be called, whatever it is expected to cost. */
  private boolean mayReadOut(Aim aim, int empties, Budget budget) {
    return empties <= solverEmpties && Endgame.isAllowed(aim, empties, budget);
  }

  private static Limits firstLook(int empties, Budget budget) {
    long nodes =
        Math.max(MIN_FIRST_LOOK, (long) (Endgame.nodes(empties) / SOLVERS_NODES_PER_FIRST_LOOKS));
    Limits share = budget.share(FIRST_LOOKS_PART);
    return share.and(Limits.depth(FIRST_LOOKS_DEPTH).withNodes(nodes));
  }

  /** Returns whether the solver's answer is final, so that no midgame search can improve it. */
  private static boolean settles(SearchResult known, boolean complete, int estimate) {
    if (complete) {
      return known.bound() == Bound.EXACT || known.bound() == Bound.LOWER;
    }
    return known.solved()
        && known.bound() == Bound.LOWER
        && (known.score() > 0 || known.score() >= estimate);
  }

  /**
   * Runs the midgame search, until a limit is reached, or until the search is deep enough and the
   * move has taken its usual time.
   */
  private SearchResult search(
      Reversi position, Limits limits, int deep, Budget budget, Consumer<SearchResult> listener) {
    SearchResult result = midgame.search(
        position,
        budget.saving(limits, deep),
        SearchListener.ofIterations(
            soFar -> listener.accept(scores.soFar(soFar, position, budget))));
    budget.spend(result);
    return scores.ofMidgame(result, position, budget);
  }
}
