package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.StableDiscs;

/**
 * What Reversi knows without a search: stable discs bound the final score, because they stay with
 * their owner. Scores are differences in discs, as {@link Reversi#terminalScore()} counts them.
 *
 * <p>It pays in searches to the end of the game, where some discs are stable. Counting them takes
 * as long as a few nodes.
 */
public final class ReversiKnowledge implements Knowledge<Reversi> {

  /** Makes the knowledge. */
  public ReversiKnowledge() {}

  @Override
  public int lowerBound(Reversi node) {
    return 2 * Long.bitCount(StableDiscs.own(node)) - node.board().area();
  }

  @Override
  public int upperBound(Reversi node) {
    return node.board().area() - 2 * Long.bitCount(StableDiscs.opponent(node));
  }
}
