package io.github.yomikiri.reversi.endgame;

/**
 * The board's quadrants, each with the parity of its number of empty squares.
 *
 * <p>A side that moves into a region with an odd number of empty squares may also make the last
 * move there. The discs that this last move flips stay. So moves into odd regions are tried first.
 * Quadrants only approximate the regions, but cost next to nothing (Buro, in Logistello; the
 * observation is much older among players).
 *
 * <p>A parity is four bits, one for each quadrant. A bit is set if the quadrant's number of empty
 * squares is odd.
 */
final class Quadrants {

  private static final long[] SQUARES = {
    0x000000000F0F0F0FL, 0x00000000F0F0F0F0L, 0x0F0F0F0F00000000L, 0xF0F0F0F000000000L
  };

  /** For each parity, the squares of its odd quadrants. */
  private static final long[] ODD = odd();

  private Quadrants() {}

  private static long[] odd() {
    long[] result = new long[16];
    for (int parity = 0; parity < 16; parity++) {
      for (int q = 0; q < 4; q++) {
        if ((parity >> q & 1) != 0) {
          result[parity] |= SQUARES[q];
        }
      }
    }
    return result;
  }

  /**
   * Returns the bit of a square's quadrant. A move onto the square flips this bit of the parity.
   */
  static int of(int square) {
    return 1 << (square >> 4 & 2 | square >> 2 & 1);
  }

  static int parity(long empties) {
    int parity = 0;
    for (int q = 0; q < 4; q++) {
      parity |= (Long.bitCount(empties & SQUARES[q]) & 1) << q;
    }
    return parity;
  }

  static long oddSquares(int parity) {
    return ODD[parity & 15];
  }
}
