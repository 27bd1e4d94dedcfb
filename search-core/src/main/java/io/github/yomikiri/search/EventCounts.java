package io.github.yomikiri.search;

import java.time.Duration;

/** Counts what happens at the inner nodes of a search. */
final class EventCounts {

  private long cutoffs;
  private long firstMoveCutoffs;
  private long tableProbes;
  private long tableHits;
  private long reSearches;

  void cutoff(boolean first) {
    cutoffs++;
    if (first) {
      firstMoveCutoffs++;
    }
  }

  void probe(boolean hit) {
    tableProbes++;
    if (hit) {
      tableHits++;
    }
  }

  void reSearch() {
    reSearches++;
  }

  void add(long newCutoffs, long newFirstMoveCutoffs, long newProbes, long newHits) {
    cutoffs += newCutoffs;
    firstMoveCutoffs += newFirstMoveCutoffs;
    tableProbes += newProbes;
    tableHits += newHits;
  }

  void add(EventCounts other) {
    add(other.cutoffs, other.firstMoveCutoffs, other.tableProbes, other.tableHits);
    reSearches += other.reSearches;
  }

  Statistics statistics(long nodes, long leaves, long evaluations, Duration elapsed) {
    return new Statistics(
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
}
