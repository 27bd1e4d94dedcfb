package io.github.yomikiri.reversi.endgame;

/**
 * What the solver must know of a board of 8x8, 6x6 or 4x4 squares, a smaller one being the centre of the 8x8 squares. Squares
 * off the board are never empty, hence never played, so the kernels need no more than a mask.
 *
 * @param squares the squares of the board
 * @param area how many they are
 * @param corners its corners
 * @param xSquares the squares diagonally next to the corners
 */
record BoardShape(long squares, int area, long corners, long xSquares) {

  private static final BoardShape EIGHT =
      new BoardShape(-1L, 64, 0x8100000000000081L, 0x0042000000004200L);
  private static final BoardShape SIX =
      new BoardShape(0x007E7E7E7E7E7E00L, 36, 0x0042000000004200L, 0x0000240000240000L);
  private static final BoardShape FOUR =
      new BoardShape(0x00003C3C3C3C0000L, 16, 0x0000240000240000L, 0);

  static BoardShape of(int size) {
    return size == 8 ? EIGHT : size == 6 ? SIX : FOUR;
  }

  long empties(long own, long opponent) {
    return squares & ~(own | opponent);
  }
}
