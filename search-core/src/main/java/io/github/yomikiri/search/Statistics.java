package io.github.yomikiri.search;

import java.time.Duration;

/**
 * What a search counted, over all of its iterations.
 *
 * @param nodes nodes visited, the root included, a node again at every visit
 * @param leaves the nodes among them that are not expanded: the horizon and finished games
 * @param evaluations leaves that the evaluator valued, the others being over; what a move ordering evaluates does not
 *     count
 * @param cutoffs nodes left early because a move reached beta
 * @param firstMoveCutoffs the cutoffs among them that the first move brought, a measure of the move ordering
 * @param tableProbes questions to the transposition table
 * @param tableHits the questions it answered for the position, deep enough or not
 * @param reSearches moves searched again with a wider window, and further passes of the same iteration
 * @param elapsed the time taken
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
  public static final Statistics NONE = new Statistics(0, 0, 0, 0, 0, 0, 0, 0, Duration.ZERO);

  /**
   * Returns the nodes that were expanded or answered by the table.
   *
   * @return nodes less leaves
   */
  public long innerNodes() {
    return nodes - leaves;
  }

  /**
   * Returns the nodes per second.
   *
   * @return the rate, 0 when no time has passed
   */
  public double nodesPerSecond() {
    double seconds = elapsed.toNanos() / 1e9;
    return seconds > 0 ? nodes / seconds : 0;
  }
}
