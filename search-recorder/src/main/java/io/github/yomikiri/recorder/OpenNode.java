package io.github.yomikiri.recorder;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * A recorded node whose moves are being searched.
 *
 * <p>An algorithm passes nodes to an expander, but not the moves between them. So the move that led
 * to a node is found by comparing the node's key with the keys of its parent's children. If two
 * moves lead to the same position, the order of visits decides: the node belongs to the first of
 * these moves that was not yet tried. If the algorithm has just reported that it searches the last
 * move again, the node belongs to that move.
 */
final class OpenNode {

  private final TreeNode node;
  private final int depth;
  private long[] childKeys = new long[0];
  private int last = -1;
  private IntPredicate isOver = move -> false;
  private boolean searched;
  private boolean entered;

  /**
   * Opens a node.
   *
   * @param depth the remaining depth, in plies
   */
  OpenNode(TreeNode node, int depth) {
    this.node = node;
    this.depth = depth;
  }

  TreeNode node() {
    return node;
  }

  /** Returns whether one of the node's moves was searched in this visit. */
  boolean isSearched() {
    return searched;
  }

  /**
   * Lists the moves.
   *
   * @param position the node's position
   * @param candidates the moves that are searched; empty if these are all moves
   */
  <N extends Node<N>> void expand(N position, Optional<MoveList> candidates) {
    node.expand(position);
    candidates.ifPresent(searchedMoves -> node.children().stream()
        .filter(child -> !searchedMoves.contains(child.code()))
        .forEach(child -> child.skip(TreeNode.Skip.NEEDLESS)));
    childKeys = node.children().stream()
        .mapToLong(child -> position.play(child.code()).key())
        .toArray();
    isOver = move -> position.play(move).isTerminal();
  }

  /** Returns whether one of the listed moves leads to a position. */
  boolean hasChild(long key) {
    return Arrays.stream(childKeys).anyMatch(each -> each == key);
  }

  TreeNode child(long key, boolean sameMove) {
    searched = true;
    entered = true;
    if (!sameMove || last < 0 || childKeys[last] != key) {
      last = find(key);
    }
    return node.children().get(last);
  }

  /** Notes that a move has its score. Returns the node after it if the search never entered it. */
  Optional<TreeNode> scored(int move) {
    boolean wasEntered = entered;
    searched = true;
    entered = false;
    return wasEntered ? Optional.empty() : node.child(move);
  }

  /** Returns the kind of a node after a move that a rule has answered before it was entered. */
  TreeNode.Kind answered(int move) {
    if (depth > 1) {
      return TreeNode.Kind.RULE;
    }
    return isOver.test(move) ? TreeNode.Kind.TERMINAL : TreeNode.Kind.HORIZON;
  }

  private int find(long key) {
    int tried = -1;
    for (int i = 0; i < childKeys.length; i++) {
      if (childKeys[i] == key) {
        if (node.children().get(i).kind() == TreeNode.Kind.CUT) {
          return i;
        }
        tried = i;
      }
    }
    if (tried < 0) {
      throw new IllegalStateException("the node entered at ply " + (node.ply() + 1)
          + " has a key that none of its parent's children has");
    }
    return tried;
  }
}
