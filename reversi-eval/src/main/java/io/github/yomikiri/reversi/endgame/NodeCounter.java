package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;

/**
 * Counts the nodes of one search for its context, which grants them a few hundred at a time: a node costs one decrement, and
 * limits hold to the node all the same.
 */
final class NodeCounter {

  private SearchContext context = new SearchContext(Limits.none());
  private int granted;
  private int left;
  private int leaves;

  void begin(SearchContext newContext) {
    context = newContext;
    granted = 0;
    left = 0;
    leaves = 0;
  }

  SearchContext context() {
    return context;
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

  private void ask() {
    left = 0;
    handBack();
    granted = context.grant();
    left = granted - 1;
  }

  /** Tells the context of the nodes counted and gives back the rest of what it granted, so that others may ask it. */
  void handBack() {
    int visited = granted - left;
    int unexpanded = leaves;
    granted = 0;
    left = 0;
    leaves = 0;
    context.visited(visited, unexpanded);
  }
}
