package io.github.yomikiri.search.claims;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.Expander;
import io.github.yomikiri.search.algorithm.NodeRule;

/** A user's rule that only lengthens the tree: some positions are searched a ply deeper. */
final class Extended<N extends Node<N>> extends NodeRule<N> {

  Extended() {
    super("extended");
  }

  @Override
  protected Answers<N> answers(Search<N> search) {
    return (node, depth, alpha, beta, ply) ->
        (node.key() & 4) == 0 ? search.search(node, depth + 1, alpha, beta, ply) : Expander.OPEN;
  }

  @Override
  protected boolean isSelective() {
    return false;
  }
}
