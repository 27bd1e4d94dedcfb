package io.github.yomikiri.search.claims;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.Expander;
import io.github.yomikiri.search.algorithm.NodeRule;

/** A user's rule: the example in the javadoc of {@link NodeRule}. */
final class Confirmed<N extends Node<N>> extends NodeRule<N> {

  private final int margin;

  Confirmed(int margin) {
    super("confirmed " + margin);
    this.margin = margin;
  }

  @Override
  protected Answers<N> answers(Search<N> search) {
    return (node, depth, alpha, beta, ply) -> {
      if (depth < 3 || search.evaluate(node) < beta + margin) {
        return Expander.OPEN;
      }
      int value = search.search(node, depth - 2, beta - 1, beta, ply);
      return value >= beta ? value : Expander.OPEN;
    };
  }

  @Override
  protected boolean needsNullWindows() {
    return true;
  }
}
