package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Node;

/**
 * A recorded node while its moves are searched.
 *
 * <p>An expander is told of nodes, not of the moves between them, so which move led to a node is found by its key among
 * those of its parent's children. Two moves that lead to the same position are told apart by the order of visits: the
 * node belongs to the first of them that was not yet tried, unless the algorithm has just said that it searches the
 * last one again.
 */
final class OpenNode {

  private final TreeNode node;
  private long[] childKeys = new long[0];
  private int last = -1;

  OpenNode(TreeNode node) {
    this.node = node;
  }

  TreeNode node() {
    return node;
  }

  <N extends Node<N>> void expand(N position) {
    node.expand(position.legalMoves());
    childKeys = node.children().stream()
        .mapToLong(child -> position.play(child.code()).key())
        .toArray();
  }

  TreeNode child(long key, boolean sameMove) {
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
