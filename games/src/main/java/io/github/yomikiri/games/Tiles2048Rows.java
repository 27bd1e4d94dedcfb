package io.github.yomikiri.games;

/** Slides the tiles of 2048 by tables of all rows. */
final class Tiles2048Rows {

  private static final int SIDE = 4;
  private static final int ROWS = 1 << 16;
  private static final int MAX_POWER = 15;

  /** The rows after a move to the left, which is to their lowest bits. */
  private static final char[] TO_LEFT = new char[ROWS];

  private static final char[] TO_RIGHT = new char[ROWS];

  /** The points of a move of a row, the same in both directions. */
  private static final int[] POINTS = new int[ROWS];

  static {
    for (int row = 0; row < ROWS; row++) {
      slide(row);
    }
  }

  private Tiles2048Rows() {}

  /** Fills the tables for a row. */
  private static void slide(int row) {
    int slid = 0;
    int size = 0;
    int last = 0;
    for (int column = 0; column < SIDE; column++) {
      int power = row >>> 4 * column & 0xF;
      if (power == 0) {
        continue;
      }
      if (power == last && power < MAX_POWER) {
        // The last tile becomes the merged one, which does not merge again.
        slid += 1 << 4 * (size - 1);
        POINTS[row] += 2 << power;
        last = 0;
      } else {
        slid |= power << 4 * size;
        size++;
        last = power;
      }
    }
    TO_LEFT[row] = (char) slid;
    TO_RIGHT[reversed(row)] = (char) reversed(slid);
  }

  private static int reversed(int row) {
    return row << 12 & 0xF000 | row << 4 & 0xF00 | row >>> 4 & 0xF0 | row >>> 12 & 0xF;
  }

  /** Returns the board after a move. */
  static long slid(long board, int move) {
    return switch (move) {
      case Tiles2048.LEFT -> rows(board, TO_LEFT);
      case Tiles2048.RIGHT -> rows(board, TO_RIGHT);
      case Tiles2048.DOWN -> transposed(rows(transposed(board), TO_LEFT));
      default -> transposed(rows(transposed(board), TO_RIGHT));
    };
  }

  /** Returns the points of a move. */
  static int points(long board, int move) {
    long lines = move <= Tiles2048.RIGHT ? board : transposed(board);
    return POINTS[row(lines, 0)]
        + POINTS[row(lines, 1)]
        + POINTS[row(lines, 2)]
        + POINTS[row(lines, 3)];
  }

  private static long rows(long board, char[] after) {
    return after[row(board, 0)]
        | (long) after[row(board, 1)] << 16
        | (long) after[row(board, 2)] << 32
        | (long) after[row(board, 3)] << 48;
  }

  private static int row(long board, int row) {
    return (int) (board >>> 16 * row) & 0xFFFF;
  }

  /** Exchanges rows and columns: first within blocks of 2x2 squares, then the blocks. */
  private static long transposed(long board) {
    long blocks = board & 0xF0F0_0F0F_F0F0_0F0FL
        | (board & 0x0000_F0F0_0000_F0F0L) << 12
        | (board & 0x0F0F_0000_0F0F_0000L) >>> 12;
    return blocks & 0xFF00_FF00_00FF_00FFL
        | (blocks & 0x0000_0000_FF00_FF00L) << 24
        | (blocks & 0x00FF_00FF_0000_0000L) >>> 24;
  }
}
