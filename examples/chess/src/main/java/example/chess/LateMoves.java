package example.chess;

import io.github.yomikiri.search.algorithm.NodeRule;

/** Reduces late quiet moves that give no check, the later and the deeper the more. */
final class LateMoves implements NodeRule.Reduction<Chess> {

  /** How many moves are always searched to the whole depth. */
  private static final int WHOLE = 3;

  private static final double DIVISOR = 1.8;
  private static final int[] PLIES = new int[64 * 64]; // By depth and place.

  static {
    for (int depth = 1; depth < 64; depth++) {
      for (int earlier = 1; earlier < 64; earlier++) {
        PLIES[64 * depth + earlier] =
            (int) Math.max(1, 0.5 + Math.log(depth) * Math.log(earlier) / DIVISOR);
      }
    }
  }

  @Override
  public int plies(Chess node, int depth, int move, int earlier) {
    boolean isQuiet = Moves.captured(move) == 0 && Moves.promotion(move) == 0 && !node.isCheck();
    return isQuiet && depth >= 2 && earlier >= WHOLE
        ? PLIES[64 * Math.min(depth, 63) + Math.min(earlier, 63)]
        : 0;
  }
}
