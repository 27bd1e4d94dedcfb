package io.github.yomikiri.search.claims;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.search.fixture.RandomGraph;
import java.util.function.ToIntFunction;

/** True bounds of random precision, for games with cycles. */
record GraphBounds(long seed, ToIntFunction<RandomGraph> values) implements Knowledge<RandomGraph> {

  private static final int MAX_SLACK = 6;

  private int slack(RandomGraph node, int use) {
    return (int) Long.remainderUnsigned(Hash64.of(seed, node.key(), use), MAX_SLACK);
  }

  @Override
  public int lowerBound(RandomGraph node) {
    return values.applyAsInt(node) - slack(node, 1);
  }

  @Override
  public int upperBound(RandomGraph node) {
    return values.applyAsInt(node) + slack(node, 2);
  }
}
