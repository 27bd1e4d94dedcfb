package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;

/** Evaluators that a person has written. */
public final class HandWritten {

  private HandWritten() {}

  /**
   * Returns the best evaluator that a game has without learning.
   *
   * @param <N> the game's node type
   * @param kit the game, whose first evaluator is this one
   * @return the evaluator
   */
  public static <N extends Node<N>> Evaluator<N> of(NodeKit<N> kit) {
    return kit.evaluators().get(0).maker().get();
  }
}
