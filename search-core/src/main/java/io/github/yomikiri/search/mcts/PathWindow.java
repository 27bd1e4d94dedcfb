package io.github.yomikiri.search.mcts;

/**
 * Alpha-beta's window for the visits of a Monte-Carlo tree: a child is of interest if it can exceed
 * what its side has already proven at this node or at any earlier one. Without the earlier ones, a
 * search that knows a win in 7 plies would look for other wins at any depth. With them it visits
 * nodes only where a win in fewer plies may be.
 */
final class PathWindow implements VisitWindow {

  // Per ply, what the side to move there and its opponent have proven.
  private final int[] proven;
  private final int[] opponents;

  PathWindow(int maxDepth) {
    proven = new int[maxDepth + 1];
    opponents = new int[maxDepth + 1];
  }

  @Override
  public int atLeast(int lower, int ply, boolean again) {
    int own = ply == 0 ? lower : again ? proven[ply - 1] : opponents[ply - 1];
    int opponent = ply == 0 ? Integer.MIN_VALUE : again ? opponents[ply - 1] : proven[ply - 1];
    proven[ply] = Math.max(lower, own);
    opponents[ply] = opponent;
    return proven[ply];
  }
}
