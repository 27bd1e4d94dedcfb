package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.eval.StableDiscs;

/**
 * Cutoffs by stable discs: against an opponent who will certainly keep {@code s} discs nobody wins by more than
 * {@code area - 2 s}.
 *
 * <p>Counting them takes as long as two nodes, so it is tried only where the window is so far out that the answer may help,
 * which it does the sooner the fewer squares are empty. The thresholds are Edax's (Delorme).
 */
final class StabilityBound {

  private StabilityBound() {}

  /** Tells whether the opponent's stable discs may keep the value from exceeding alpha. */
  static boolean isLikely(int alpha, int empties) {
    return alpha >= 2 * empties - 2;
  }

  /** Returns what the value cannot exceed. */
  static int upper(long own, long opponent, Board board) {
    return board.area() - 2 * Long.bitCount(StableDiscs.of(opponent, own, board.squares()));
  }
}
