package io.github.yomikiri.search;

import java.time.Duration;
import java.util.Objects;

/**
 * The counts and the time of a search, over all of its iterations.
 *
 * @param nodes the number of nodes visited, including the root. A node counts again at every visit
 * @param leaves the number of nodes that were not expanded: those at the horizon and finished games
 * @param evaluations the number of leaves that the evaluator valued; the other leaves are finished
 *     games. Evaluations by a move ordering do not count
 * @param cutoffs the number of nodes that were left early because a move reached beta
 * @param firstMoveCutoffs the number of cutoffs by the first move. Compare it with {@code cutoffs}
 *     to measure the move ordering
 * @param tableProbes the number of probes of the transposition table
 * @param tableHits the number of probes for which the table had an entry, deep enough or not
 * @param reSearches the number of moves searched again with a wider window, and of further passes
 *     of the same iteration
 * @param elapsed the time taken, by the search's clock
 */
public record Statistics(
    long nodes,
    long leaves,
    long evaluations,
    long cutoffs,
    long firstMoveCutoffs,
    long tableProbes,
    long tableHits,
    long reSearches,
    Duration elapsed) {

  /** Nothing counted in no time. */
  public static final Statistics NONE = of(0, Duration.ZERO);

  /** Checks the time. */
  public Statistics {
    Objects.requireNonNull(elapsed, "elapsed");
  }

  /**
   * Returns the statistics of a search that counted only its nodes.
   *
   * @param nodes nodes visited
   * @param elapsed the time taken
   * @return statistics whose other counts are 0
   */
  public static Statistics of(long nodes, Duration elapsed) {
    return new Statistics(nodes, 0, 0, 0, 0, 0, 0, 0, elapsed);
  }

  /**
   * Returns these counts with another time, so that the counts of two searches can be compared.
   *
   * @param newElapsed the time
   * @return new statistics
   */
  public Statistics withElapsed(Duration newElapsed) {
    return new Statistics(
        nodes,
        leaves,
        evaluations,
        cutoffs,
        firstMoveCutoffs,
        tableProbes,
        tableHits,
        reSearches,
        newElapsed);
  }

  /**
   * Returns the number of nodes that were expanded or answered by the table.
   *
   * @return nodes less leaves
   */
  public long innerNodes() {
    return nodes - leaves;
  }

  /**
   * Returns the number of nodes per second.
   *
   * @return the rate, 0 when no time has passed
   */
  public double nodesPerSecond() {
    double seconds = elapsed.toNanos() / 1e9;
    return seconds > 0 ? nodes / seconds : 0;
  }
}
