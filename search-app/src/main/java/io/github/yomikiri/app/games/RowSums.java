package io.github.yomikiri.app.games;

/** Adds up how far pieces are on a board whose squares are counted row by row. */
final class RowSums {

  private RowSums() {}

  /** Returns the sum of the rows of all pieces, counted from 0. */
  static int sum(long pieces, int columns) {
    int rows = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      rows += Long.numberOfTrailingZeros(left) / columns;
    }
    return rows;
  }
}
