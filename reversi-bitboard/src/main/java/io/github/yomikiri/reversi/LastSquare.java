package io.github.yomikiri.reversi;

/**
 * Counts the discs that the last move of a game flips, without finding the discs themselves.
 *
 * <p>With one empty square left, every other square of a line has a disc of the mover or of the
 * opponent. So the mover's discs on a line determine the number of flips, and one look-up per line
 * is enough. A multiplication gathers the bits of a file or a diagonal into a byte, as in the magic
 * bitboards of chess programs. On a line shorter than eight squares, the rest of the byte reads as
 * discs of the opponent, which enclose nothing.
 *
 * <p>This takes less than half the time of {@link Bitboard#flips} and a bit count: 3.7 against 8.6
 * ns on one core of an AMD EPYC with JDK 17.
 */
final class LastSquare {

  private static final long FILE_A = 0x0101010101010101L;

  /** Takes the bit of rank y of the file a to bit 56 + y. */
  private static final long GATHER_FILE = 0x0102040810204080L;

  private static final long[] DIAGONAL = ScalarKernels.lines(1);
  private static final long[] ANTIDIAGONAL = ScalarKernels.lines(-1);

  /**
   * At {@code 256 * place + line}: the flips of a move at a place on a line of eight, given the
   * mover's discs on it.
   */
  private static final byte[] FLIPS = flipCounts();

  private LastSquare() {}

  /**
   * Returns how many discs a move flips when it fills the last empty square of the board. The
   * method also works on smaller boards, if {@code own} has no squares off the board.
   *
   * @param own the discs of the side that moves; all other squares of the board but the given one
   *     are the opponent's
   * @param square the last empty square, in {@code [0, 64)}
   * @return the number of flipped discs, 0 exactly when the move is not legal
   */
  static int flips(long own, int square) {
    // Adding the line's byte instead of or-ing it, and masking the square, lets the compiler drop
    // the range checks.
    int s = square & 63;
    int alongRank = (s & 7) << 8;
    int alongFile = (s & 56) << 5;
    return FLIPS[alongRank + ((int) (own >>> (s & 56)) & 255)]
        + FLIPS[alongFile + (int) ((own >>> (s & 7) & FILE_A) * GATHER_FILE >>> 56)]
        + FLIPS[alongRank + (int) ((own & DIAGONAL[s]) * FILE_A >>> 56)]
        + FLIPS[alongRank + (int) ((own & ANTIDIAGONAL[s]) * FILE_A >>> 56)];
  }

  private static byte[] flipCounts() {
    byte[] counts = new byte[8 * 256];
    for (int place = 0; place < 8; place++) {
      for (int own = 0; own < 256; own++) {
        int up = Integer.numberOfTrailingZeros(own >>> place + 1);
        int down = Integer.numberOfLeadingZeros(own << 32 - place);
        // Without an own disc on that side nothing is enclosed.
        counts[256 * place + own] =
            (byte) ((own >>> place + 1 == 0 ? 0 : up) + ((own & (1 << place) - 1) == 0 ? 0 : down));
      }
    }
    return counts;
  }
}
