package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSearch;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/**
 * Decides when the end of a game is read out, exactly or by an estimate, and calls the solver.
 *
 * <p>The cost of solving a position is predicted from its number of empty squares alone. On
 * positions of tournament games, the mean number of nodes was 1,400 with 8 empty squares. It grew
 * by a factor of 1.97 with each further empty square, up to 18. The actual number differs from the
 * mean by a factor of up to 3, and mobility hardly explained this difference. Finding only the
 * winner took a tenth of the nodes, or less.
 *
 * <p>The solver is called at once if the budget allows for twice the mean. This is enough four
 * times out of five. {@link MoveChooser} handles the other cases. The prediction decides only what
 * is tried first, because some positions cost a thousandth of the mean.
 *
 * <p>A selective search to the end needs fewer nodes, so it pays with more empty squares. At 87 %,
 * the mean was 3 million nodes with 22 empty squares. It grew by a factor of 1.7 with each further
 * empty square. At 95 % it was 2.3 times as much, and at 98 % three times.
 *
 * <p>Time is predicted from the speed of the solver's last runs. So a slow or busy machine reads
 * out later. With a limit of nodes no clock is needed, and the same search reads out the same
 * positions every time.
 */
final class Endgame {

  /** What the solver finds, and its cost relative to the cost of an exact score. */
  enum Aim {
    EXACT(1, 8),
    WIN_LOSS_DRAW(0.1, 11);

    private final double cost;
    private final int beyondDepth;

    Aim(double cost, int beyondDepth) {
      this.cost = cost;
      this.beyondDepth = beyondDepth;
    }
  }

  /**
   * The maximum number of empty squares of a position that is solved without a look at the budget.
   */
  static final int AT_ONCE = 8;

  private static final double NODES_AT_8 = 1_400;
  private static final double GROWTH = 1.97;
  private static final double SAFETY = 2;
  private static final double ESTIMATE_NODES_AT_22 = 3_000_000;
  private static final double ESTIMATE_GROWTH = 1.7;
  /** The minimum number of empty squares for an estimate. With fewer, the solver is exact. */
  private static final int MIN_ESTIMATED = 18;
  /** The maximum number of empty squares for an estimate. */
  static final int MAX_ESTIMATED = 30;

  /** The maximum cost of the solver in nodes if neither nodes nor time are limited. */
  private static final double NO_LIMIT_NODES = 2e9;

  private static final double FIRST_GUESS_NODES_PER_SECOND = 8e6;
  private static final double FIRST_GUESS_SECONDS = 0.01;
  private static final double MAX_MEASURED_SECONDS = 1;

  private final EndgameSearch search;
  private final LongSupplier nanoTime;
  private double measuredNodes = FIRST_GUESS_NODES_PER_SECOND * FIRST_GUESS_SECONDS;
  private double measuredSeconds = FIRST_GUESS_SECONDS;

  Endgame(int mebibytes, int threads, Executor executor, LongSupplier nanoTime) {
    EndgameOptions options = EndgameOptions.exact().withTableMebibytes(mebibytes);
    search = new EndgameSearch(options, threads, executor);
    this.nanoTime = nanoTime;
  }

  /** Returns the mean number of nodes for an exact score. */
  static double nodes(int empties) {
    return NODES_AT_8 * Math.pow(GROWTH, empties - 8);
  }

  /** Returns the mean time for an exact score, at the speed of the last runs. */
  double secondsToSolve(int empties) {
    return seconds(nodes(empties));
  }

  /** Returns whether the limit of the depth allows for solving positions. */
  static boolean isAllowed(Aim aim, int empties, Budget budget) {
    return empties <= AT_ONCE || !budget.hasDepth() || empties <= budget.depth() + aim.beyondDepth;
  }

  /**
   * Returns whether the budget is likely to allow for solving a number of positions.
   *
   * @param empties the number of empty squares of each position
   * @param positions the number of positions
   */
  boolean isAffordable(Aim aim, int empties, int positions, Budget budget) {
    return empties <= AT_ONCE
        || isAllowed(aim, empties, budget)
            && isAffordable(SAFETY * aim.cost * positions * nodes(empties), budget);
  }

  /**
   * Returns whether the budget is likely to allow for an estimate of the final score, by a
   * selective search to the end of the game.
   */
  boolean canEstimate(Reversi position, Selectivity confidence, Budget budget) {
    int empties = position.emptyCount();
    if (position.size() < 8
        || empties < MIN_ESTIMATED
        || empties > MAX_ESTIMATED
        || budget.hasDepth()) {
      return false;
    }
    double mean = ESTIMATE_NODES_AT_22 * Math.pow(ESTIMATE_GROWTH, empties - 22);
    return isAffordable(costOf(confidence) * mean, budget);
  }

  /** Returns the cost of an estimate relative to the cost at 87 %, the least that is asked for. */
  private static double costOf(Selectivity confidence) {
    return switch (confidence) {
      case PERCENT_73, PERCENT_87 -> 1;
      case PERCENT_95 -> 2.3;
      case PERCENT_98 -> 3;
      case PERCENT_99 -> 3.6;
      case FULL_WIDTH -> Double.POSITIVE_INFINITY;
    };
  }

  private boolean isAffordable(double wantedNodes, Budget budget) {
    if (budget.hasNodes() && wantedNodes > budget.nodesLeft()) {
      return false;
    }
    if (budget.hasTime()) {
      return seconds(wantedNodes) * 1e9 <= budget.nanosLeft();
    }
    return budget.hasNodes() || wantedNodes <= NO_LIMIT_NODES;
  }

  /** Solves a position with a window, until the search is complete or a limit stops it. */
  SearchResult solve(Reversi position, int alpha, int beta, Limits limits) {
    return search(position, alpha, beta, Selectivity.FULL_WIDTH, limits);
  }

  /**
   * Estimates the final score of a position. The result is complete only if no limit stopped the
   * search.
   */
  SearchResult estimate(Reversi position, Selectivity confidence, Limits limits) {
    int beyond = position.size() * position.size() + 1;
    return search(position, -beyond, beyond, confidence, limits);
  }

  private SearchResult search(
      Reversi position, int alpha, int beta, Selectivity confidence, Limits limits) {
    search.select(confidence);
    SearchResult result = SearchReport.run(limits, SearchListener.NONE, iterationFinished -> {
      RootSearch<Reversi> run = new RootSearch<>(search, position, limits, nanoTime);
      if (run.iterate(Math.max(1, position.emptyCount()), alpha, beta)) {
        iterationFinished.accept(run.result());
      }
      return run.result();
    });
    measure(result.statistics());
    return result;
  }

  private double seconds(double nodes) {
    return nodes / measuredNodes * measuredSeconds;
  }

  /** Counts about the last second of the runs, so a short run or a short delay matters little. */
  private void measure(Statistics run) {
    double seconds = measuredSeconds + run.elapsed().toNanos() / 1e9;
    double kept = Math.min(1, MAX_MEASURED_SECONDS / seconds);
    measuredNodes = kept * (measuredNodes + run.nodes());
    measuredSeconds = kept * seconds;
  }

  void reset() {
    search.reset();
  }
}
