package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Move;
import java.util.List;
import java.util.Optional;

/**
 * Why the moves of a node were not all searched: its value reached the upper end of its window. The
 * record names the ancestor which that end comes from.
 *
 * <p>A window's end is handed down the tree. The upper end of a node is the lower end of the node
 * before it. If the same side is to move in both, the upper ends are one. So the ancestor is found
 * by walking up the path while the end is the same. Where it is a lower end, an earlier move may
 * have raised it: that is a shallow cutoff. Where it is an upper end, the ancestor may have
 * narrowed the window to test a move. Otherwise the walk continues, and what it finds further up is
 * a deep cutoff (Knuth and Moore 1975).
 *
 * @param cause what the ancestor did
 * @param ply the ancestor's distance from the root
 * @param move the move that gave the ancestor its best value, if there is one
 * @param value the value that reached the end, from the view of the node that was cut
 * @param bound the end of the window, from the view of the node that was cut
 */
record Cutoff(Cause cause, int ply, Optional<Move> move, int value, int bound) {

  /** What the ancestor did. */
  enum Cause {
    /** An earlier move of the ancestor has reached the value. */
    BETTER_MOVE,
    /** The ancestor tests with a null window whether a move is better than its best one. */
    NULL_WINDOW,
    /** The window of the whole search ends there. */
    SEARCH_WINDOW
  }

  /**
   * Finds the ancestor. Called when the node is left, before its parent searches another move.
   *
   * @param path the open nodes, from the root on; a recorded node has recorded ancestors
   * @param ply the ply of the node that was cut, which is recorded
   * @param value the node's value, which is not less than the end of its window
   */
  static Cutoff trace(List<Optional<OpenNode>> path, int ply, int value) {
    int bound = node(path, ply).beta();
    int end = bound;
    boolean isUpper = true;
    for (int at = ply; at > 0; at--) {
      // 1. The same end, from the view of the parent.
      end = node(path, at).ofMove(end);
      isUpper = isUpper == node(path, at).movesAgain();
      TreeNode parent = node(path, at - 1);
      // 2. The parent has raised its lower end, or has chosen another upper end.
      if (!isUpper && end > parent.alpha()) {
        return of(Cause.BETTER_MOVE, parent, value, bound);
      }
      if (isUpper && end < parent.beta()) {
        return of(Cause.NULL_WINDOW, parent, value, bound);
      }
    }
    return new Cutoff(Cause.SEARCH_WINDOW, 0, Optional.empty(), value, bound);
  }

  /** Returns whether a better move of an ancestor above the node's parent has set the end. */
  boolean isDeep(TreeNode node) {
    return cause == Cause.BETTER_MOVE && ply < node.ply() - 1;
  }

  private static TreeNode node(List<Optional<OpenNode>> path, int ply) {
    return path.get(ply).orElseThrow().node();
  }

  private static Cutoff of(Cause cause, TreeNode ancestor, int value, int bound) {
    return new Cutoff(cause, ancestor.ply(), ancestor.best().flatMap(TreeNode::move), value, bound);
  }
}
