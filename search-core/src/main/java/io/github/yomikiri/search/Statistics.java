package io.github.yomikiri.search;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

/** The counts and the time of a search, over all of its iterations. Immutable. */
public final class Statistics {

  /** Nothing counted in no time. */
  public static final Statistics NONE = of(0, Duration.ZERO);

  private final long nodes;
  private final long leaves;
  private final long evaluations;
  private final long cutoffs;
  private final long firstMoveCutoffs;
  private final long tableProbes;
  private final long tableHits;
  private final long reSearches;
  private final Duration elapsed;

  // The parameters are in the order of the accessors.
  Statistics(
      long nodes,
      long leaves,
      long evaluations,
      long cutoffs,
      long firstMoveCutoffs,
      long tableProbes,
      long tableHits,
      long reSearches,
      Duration elapsed) {
    this.nodes = nodes;
    this.leaves = leaves;
    this.evaluations = evaluations;
    this.cutoffs = cutoffs;
    this.firstMoveCutoffs = firstMoveCutoffs;
    this.tableProbes = tableProbes;
    this.tableHits = tableHits;
    this.reSearches = reSearches;
    this.elapsed = Objects.requireNonNull(elapsed, "elapsed");
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
   * Returns the number of nodes visited, including the root. A node counts again at every visit.
   *
   * @return the number of nodes
   */
  public long nodes() {
    return nodes;
  }

  /**
   * Returns the number of nodes that were not expanded: those at the horizon and finished games.
   *
   * @return the number of leaves
   */
  public long leaves() {
    return leaves;
  }

  /**
   * Returns the number of leaves that the evaluator valued; the other leaves are finished games.
   * Evaluations by a move ordering do not count.
   *
   * @return the number of evaluations
   */
  public long evaluations() {
    return evaluations;
  }

  /**
   * Returns the number of nodes that were left early because a move reached beta.
   *
   * @return the number of cutoffs
   */
  public long cutoffs() {
    return cutoffs;
  }

  /**
   * Returns the number of cutoffs by the first move. Compare it with {@link #cutoffs} to measure
   * the move ordering.
   *
   * @return the number of cutoffs by the first move
   */
  public long firstMoveCutoffs() {
    return firstMoveCutoffs;
  }

  /**
   * Returns the number of probes of the transposition table.
   *
   * @return the number of probes
   */
  public long tableProbes() {
    return tableProbes;
  }

  /**
   * Returns the number of probes for which the table had an entry, deep enough or not.
   *
   * @return the number of hits
   */
  public long tableHits() {
    return tableHits;
  }

  /**
   * Returns the number of moves searched again with a wider window, and of further passes of the
   * same iteration.
   *
   * @return the number of repeated searches
   */
  public long reSearches() {
    return reSearches;
  }

  /**
   * Returns the time taken.
   *
   * @return the time by the search's clock
   */
  public Duration elapsed() {
    return elapsed;
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

  private List<Object> values() {
    return List.of(
        nodes,
        leaves,
        evaluations,
        cutoffs,
        firstMoveCutoffs,
        tableProbes,
        tableHits,
        reSearches,
        elapsed);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Statistics that && values().equals(that.values());
  }

  @Override
  public int hashCode() {
    return values().hashCode();
  }

  @Override
  public String toString() {
    return "Statistics[nodes=" + nodes + ", leaves=" + leaves + ", evaluations=" + evaluations
        + ", cutoffs=" + cutoffs + ", firstMoveCutoffs=" + firstMoveCutoffs + ", tableProbes="
        + tableProbes + ", tableHits=" + tableHits + ", reSearches=" + reSearches + ", elapsed="
        + elapsed + "]";
  }
}
