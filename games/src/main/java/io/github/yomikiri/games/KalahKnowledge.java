package io.github.yomikiri.games;

import io.github.yomikiri.game.Knowledge;

/**
 * What Kalah knows without a search: seeds in a store stay there. So they bound the difference at
 * the end, and what is won from here on depends on the houses only.
 */
public final class KalahKnowledge implements Knowledge<Kalah> {

  /** Makes the knowledge. */
  public KalahKnowledge() {}

  @Override
  public int lowerBound(Kalah node) {
    return 2 * node.store(node.own()) - allSeeds(node);
  }

  @Override
  public int upperBound(Kalah node) {
    return allSeeds(node) - 2 * node.store(node.opponent());
  }

  @Override
  public long key(Kalah node, int symmetry) {
    return node.keyOfHouses();
  }

  @Override
  public int banked(Kalah node) {
    return node.store(node.own()) - node.store(node.opponent());
  }

  private static int allSeeds(Kalah node) {
    return node.total(node.own()) + node.total(node.opponent());
  }
}
