package io.github.yomikiri.search.mcts;

/**
 * Proven bounds of values in a Monte-Carlo tree. Each node has a lower and an upper bound of its
 * value by perfect play. They come from finished games and from what the game knows, and pass from
 * the children to their parent: the side to move reaches at least the best of the lower bounds, and
 * at most the best of the upper bounds. A child whose upper bound is not above its parent's lower
 * bound cannot improve the parent and is not visited any more. If the bounds of a node meet, its
 * value is proven.
 *
 * <p>Score Bounded Monte-Carlo Tree Search (Cazenave and Saffidine 2010). With the scores win, draw
 * and loss it is MCTS-Solver (Winands, Björnsson and Saito 2008). A step costs a pass over the
 * children, and only where a child's bound has changed.
 */
final class ScoreBounds {

  private ScoreBounds() {}

  /**
   * Tightens the bounds of a node by those of its children. Returns whether one of them has
   * changed.
   *
   * <p>Two threads may tighten two children at the same time. Each thread first writes its child's
   * bound and then reads the others here, in volatile mode. So at least one of them reads both.
   */
  static boolean tighten(NodeStore store, int node) {
    int first = store.firstChild(node);
    int end = first + store.children(node);
    int atLeast = Integer.MIN_VALUE;
    int atMost = Integer.MIN_VALUE;
    for (int child = first; child < end; child++) {
      atLeast = Math.max(atLeast, store.lowerAbove(child));
      atMost = Math.max(atMost, store.upperAbove(child));
    }
    return store.prove(node, atLeast, atMost);
  }
}
