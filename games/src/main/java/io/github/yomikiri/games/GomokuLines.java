package io.github.yomikiri.games;

/**
 * Looks for rows of stones on all squares at once. A set of squares is a word for each row, with a
 * bit for each column. The bits of a word move by a shift, and a step up leads to the next word.
 */
final class GomokuLines {

  /** Along a row, a column, and both diagonals. */
  private static final int[] RIGHT = {1, 0, 1, -1};

  private static final int[] UP = {0, 1, 1, 1};

  private GomokuLines() {}

  /** Returns the bits of a row of squares that are some steps further in a direction. */
  private static int further(int[] squares, int row, int direction, int steps) {
    int other = row + steps * UP[direction];
    return other < 0 || other >= squares.length
        ? 0
        : shifted(squares[other], -steps * RIGHT[direction]);
  }

  private static int shifted(int bits, int right) {
    return right < 0 ? bits >>> -right : bits << right;
  }

  /**
   * Returns the squares that complete a row, if they are empty.
   *
   * @param stones the stones of a side
   * @param inRow how many stones in a row win
   * @param columns the number of columns
   */
  static int[] completing(int[] stones, int inRow, int columns) {
    int all = (1 << columns) - 1;
    int[] before = new int[inRow];
    int[] after = new int[inRow];
    int[] completing = new int[stones.length];
    before[0] = all;
    after[0] = all;
    for (int direction = 0; direction < UP.length; direction++) {
      for (int row = 0; row < stones.length; row++) {
        // 1. The squares that have a number of stones before them, or after them.
        for (int steps = 1; steps < inRow; steps++) {
          before[steps] = before[steps - 1] & further(stones, row, direction, -steps);
          after[steps] = after[steps - 1] & further(stones, row, direction, steps);
        }
        // 2. Those whose stones on both sides are enough.
        for (int steps = 0; steps < inRow; steps++) {
          completing[row] |= before[steps] & after[inRow - 1 - steps];
        }
      }
    }
    return completing;
  }

  /** Returns whether a row can still be completed on free squares. */
  static boolean isOpen(int[] free, int inRow) {
    for (int row = 0; row < free.length; row++) {
      for (int direction = 0; direction < UP.length; direction++) {
        if (starts(free, row, direction, inRow) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the squares of a row at which a line of free squares starts. */
  private static int starts(int[] free, int row, int direction, int inRow) {
    int starts = free[row];
    for (int steps = 1; steps < inRow && starts != 0; steps++) {
      starts &= further(free, row, direction, steps);
    }
    return starts;
  }

  /** Adds the squares of all lines that are long enough and have only free squares. */
  static void addOpen(int[] free, int inRow, int[] out) {
    for (int row = 0; row < free.length; row++) {
      for (int direction = 0; direction < UP.length; direction++) {
        int starts = starts(free, row, direction, inRow);
        for (int steps = 0; steps < inRow && starts != 0; steps++) {
          out[row + steps * UP[direction]] |= shifted(starts, steps * RIGHT[direction]);
        }
      }
    }
  }

  /** Returns the squares at most two steps from a stone, in any direction. */
  static int[] near(int[] own, int[] opponent) {
    int[] near = new int[own.length];
    for (int row = 0; row < own.length; row++) {
      int stones = own[row] | opponent[row];
      int wide = stones | stones << 1 | stones << 2 | stones >>> 1 | stones >>> 2;
      int last = Math.min(row + 2, own.length - 1);
      for (int other = Math.max(0, row - 2); other <= last; other++) {
        near[other] |= wide;
      }
    }
    return near;
  }
}
