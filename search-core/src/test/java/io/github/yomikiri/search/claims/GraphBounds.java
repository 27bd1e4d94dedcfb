package io.github.yomikiri.search.claims;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import java.util.function.ToIntFunction;

/** True bounds of random precision, for games with cycles. */
record GraphBounds<N extends Node<N>>(long seed, ToIntFunction<N> values) implements Knowledge<N> {

  private static final int MAX_SLACK = 6;

  private int slack(N node, int use) {
    return (int) Long.remainderUnsigned(Hash64.of(seed, node.key(), use), MAX_SLACK);
  }

  @Override
  public int lowerBound(N node) {
    return values.applyAsInt(node) - slack(node, 1);
  }

  @Override
  public int upperBound(N node) {
    return values.applyAsInt(node) + slack(node, 2);
  }
}
