package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;

/**
 * Draws by repetition in a Monte-Carlo tree: a leaf whose position occurred before on the path from
 * the root is a finished game with the score 0. The value of the root is then that of the game in
 * which play that never ends is a draw.
 *
 * <p>Such a draw depends on the path above the leaf. In a tree each node has one path, so no value
 * answers the same position on another path. Only when a subtree is kept, its path loses the
 * positions above the new root. Then {@link #kept} leaves out the bounds that a lost draw may have
 * proven.
 */
final class Repetitions implements VisitedLine {

  private final SearchContext context;
  private final long[] keys;

  Repetitions(SearchContext context, int maxDepth) {
    this.context = context;
    keys = new long[maxDepth + 1];
  }

  @Override
  public void enter(int ply, Node<?> node) {
    keys[ply] = ply == 0 ? context.rootKey(node.key()) : node.key();
  }

  @Override
  public boolean repeats(int ply) {
    for (int earlier = ply - 1; earlier >= 0; earlier--) {
      if (keys[earlier] == keys[ply]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns a lower bound that holds without the positions above a new root. If a side has more
   * than 0, its moves avoid every repetition, whatever the other side does. So they score the same
   * on any path. All other bounds are left out.
   *
   * @param max no node has a score above this
   */
  static int kept(int lower, int max) {
    return lower > 0 ? lower : -max;
  }
}
