package io.github.yomikiri.recorder;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Optional;

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
  private long[] childKeys = new long[0];
  private int last = -1;
  private boolean searched;

  OpenNode(TreeNode node) {
    this.node = node;
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
    node.expand(position.legalMoves());
    candidates.ifPresent(searchedMoves -> node.children().stream()
        .filter(child -> !searchedMoves.contains(child.code()))
        .forEach(child -> child.skip(TreeNode.Skip.NEEDLESS)));
    childKeys = node.children().stream()
        .mapToLong(child -> position.play(child.code()).key())
        .toArray();
  }

  TreeNode child(long key, boolean sameMove) {
    searched = true;
    if (!sameMove || last < 0 || childKeys[last] != key) {
      last = find(key);
    }
    return node.children().get(last);
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
