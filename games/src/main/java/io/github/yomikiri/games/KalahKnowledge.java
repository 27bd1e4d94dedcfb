package io.github.yomikiri.games;

import io.github.yomikiri.game.Knowledge;

/**
 * What Kalah knows without a search: seeds in a store stay there, so they bound the difference at
 * the end.
 */
public final class KalahKnowledge implements Knowledge<Kalah> {

  /** Makes the knowledge. */
  public KalahKnowledge() {}

  @Override
  public int lowerBound(Kalah node) {
    return 2 * node.ownStore() - node.allSeeds();
  }

  @Override
  public int upperBound(Kalah node) {
    return node.allSeeds() - 2 * node.opponentStore();
  }
}
