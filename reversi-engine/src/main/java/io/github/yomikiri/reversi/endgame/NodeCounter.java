package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;

/**
 * Counts one thread's nodes for the context of its search. The context grants a few hundred nodes
 * at a time, so counting a node costs one decrement. With one thread, a node limit is exact. With
 * several threads, each may hold some hundred granted nodes.
 */
final class NodeCounter {

  private SearchContext context = new SearchContext(Limits.none());
  private Runnable checkCut = () -> {};
  private int granted;
  private int left;
  private int leaves;
  private int cutoffs;
  private int firstMoveCutoffs;
  private int probes;
  private int hits;

  void begin(SearchContext newContext) {
    context = newContext;
    forgetCounts();
  }

  /** Sets a check that ends the thread's work by an exception when the work no longer matters. */
  void checkBy(Runnable newCheckCut) {
    checkCut = newCheckCut;
  }

  SearchContext context() {
    return context;
  }

  /** Counts a node whose moves are searched. */
  void inner() {
    if (--left < 0) {
      ask();
    }
  }

  /** Counts a leaf: a node that is scored without playing a move. */
  void leaf() {
    if (--left < 0) {
      ask();
    }
    leaves++;
  }

  void cutoff(boolean first) {
    cutoffs++;
    firstMoveCutoffs += first ? 1 : 0;
  }

  void probe(boolean hit) {
    probes++;
    hits += hit ? 1 : 0;
  }

  /** Asks the context for more nodes, because the granted ones are used up. */
  private void ask() {
    left = 0;
    breathe();
    left--;
  }

  /**
   * Ends the search if a limit, the stop signal or a cut demands it. Work that visits no nodes
   * calls this method too.
   */
  void breathe() {
    handBack();
    checkCut.run();
    SearchContext shared = context;
    synchronized (shared) {
      granted = shared.grant();
    }
    left = granted;
  }

  /**
   * Reports the counts to the context and returns the unused granted nodes, so that other threads
   * may use these nodes.
   */
  void handBack() {
    SearchContext shared = context;
    synchronized (shared) {
      shared.visited(granted - left, leaves);
      shared.counted(cutoffs, firstMoveCutoffs, probes, hits);
    }
    forgetCounts();
  }

  private void forgetCounts() {
    granted = 0;
    left = 0;
    leaves = 0;
    cutoffs = 0;
    firstMoveCutoffs = 0;
    probes = 0;
    hits = 0;
  }
}
