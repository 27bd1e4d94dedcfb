package io.github.yomikiri.search.mcts;

/**
 * Alpha-beta's window for the visits of a Monte-Carlo tree: a child is of interest if it can exceed
 * what its side has already proven at this node or at any earlier one. Without the earlier ones, a
 * search that knows a win in 7 plies would look for other wins at any depth. With them it visits
 * nodes only where a win in fewer plies may be.
 */
final class PathWindow implements VisitWindow {

  private final int[] proven;

  PathWindow(int maxDepth) {
    proven = new int[maxDepth + 1];
  }

  @Override
  public int atLeast(int lower, int ply) {
    proven[ply] = ply < 2 ? lower : Math.max(lower, proven[ply - 2]);
    return proven[ply];
  }
}
