package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import org.jspecify.annotations.Nullable;

/**
 * Counts what one thread does for its search's context, which grants nodes a few hundred at a time: a node costs one decrement,
 * and a limit holds to the node while one thread searches. With several, each may have some hundred nodes in hand.
 */
final class NodeCounter {

  private SearchContext context = new SearchContext(Limits.none());
  private @Nullable SplitPoint split;
  private int granted;
  private int left;
  private int leaves;
  private int cutoffs;
  private int firstMoveCutoffs;
  private int probes;
  private int hits;

  void begin(SearchContext newContext) {
    context = newContext;
    split = null;
    forgetCounts();
  }

  SearchContext context() {
    return context;
  }

  /** Returns the split point that this thread works under, if any. */
  @Nullable
  SplitPoint split() {
    return split;
  }

  /** Work is for a split point from now on, and ends when that is cut. */
  void workFor(@Nullable SplitPoint newSplit) {
    split = newSplit;
  }

  /** Counts a node whose moves are looked at. */
  void inner() {
    if (--left < 0) {
      ask();
    }
  }

  /** Counts a node that is valued as it stands. */
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

  /** Asks for a node more than was granted. */
  private void ask() {
    left = 0;
    breathe();
    left--;
  }

  /** Lets the search end, if it is to, during work that visits no nodes. */
  void breathe() {
    handBack();
    if (split != null && split.isCut()) {
      throw CutOff.INSTANCE;
    }
    SearchContext shared = context;
    synchronized (shared) {
      granted = shared.grant();
    }
    left = granted;
  }

  /** Tells the context of what was counted and gives back the rest of what it granted, so that others may ask it. */
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
