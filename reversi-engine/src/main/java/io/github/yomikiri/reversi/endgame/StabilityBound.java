package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.internal.StableDiscs;

/**
 * Cutoffs by stable discs: if the opponent has {@code s} stable discs, the value is at most
 * {@code area - 2 s}.
 *
 * <p>Counting stable discs takes as long as two nodes. So this class counts them only if alpha is
 * high enough for a cutoff to be likely. With fewer empty squares the threshold is lower. In
 * {@link FewEmptiesSearch}, lower thresholds than those of Edax (Delorme) save time; above, they do
 * not.
 */
final class StabilityBound {

  private static final int FEW_MARGIN = 10;
  private static final int MARGIN = 2;

  private StabilityBound() {}

  /**
   * Returns whether the opponent's stable discs are likely enough to keep the value from exceeding
   * alpha.
   */
  static boolean isLikely(int alpha, int empties) {
    return alpha >= 2 * empties - (empties <= FewEmptiesSearch.MAX_EMPTIES ? FEW_MARGIN : MARGIN);
  }

  /** Returns an upper bound of the value. */
  static int upper(long own, long opponent, Board board) {
    return board.area() - 2 * Long.bitCount(StableDiscs.of(opponent, own, board.squares()));
  }
}
