package io.github.yomikiri.reversi.eval;

/** The named groups of squares, for each size of board; a smaller board is the centre of the 8x8 squares. */
final class Regions {

  /** Indexed by the size: the squares of the board. */
  private static final long[] BOARD = {
    0, 0, 0, 0, 0x00003C3C3C3C0000L, 0, 0x007E7E7E7E7E7E00L, 0, -1L
  };

  private static final long[] CORNERS = {
    0, 0, 0, 0, 0x0000240000240000L, 0, 0x0042000000004200L, 0, 0x8100000000000081L
  };

  private Regions() {}

  /** Returns the squares of the board. */
  static long board(int size) {
    return BOARD[size];
  }

  /** Returns the four corners. */
  static long corners(int size) {
    return CORNERS[size];
  }

  /** Returns the four squares diagonally next to the corners. They are the corners of a board two squares smaller. */
  static long xSquares(int size) {
    return size == 4 ? 0x0000001818000000L : CORNERS[size - 2];
  }

  /** Returns the squares of the border between the corners. */
  static long edges(int size) {
    long inner = size == 4 ? xSquares(4) : BOARD[size - 2];
    return BOARD[size] ^ inner ^ CORNERS[size];
  }
}
