package io.github.yomikiri.games;

/**
 * A set of cells of Hex.
 *
 * @param low the cells 0 to 63, a bit for each
 * @param high the cells from 64 on
 */
record HexCells(long low, long high) {

  static final HexCells NONE = new HexCells(0, 0);

  boolean has(int cell) {
    return ((cell < Long.SIZE ? low : high) >>> cell & 1) != 0;
  }

  HexCells with(int cell) {
    return cell < Long.SIZE
        ? new HexCells(low | 1L << cell, high)
        : new HexCells(low, high | 1L << cell);
  }

  boolean meets(HexCells other) {
    return (low & other.low | high & other.high) != 0;
  }
}
