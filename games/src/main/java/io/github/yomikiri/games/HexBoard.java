package io.github.yomikiri.games;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A board of Hex: the neighbors of each cell, and the edges of both sides. */
final class HexBoard {

  static final int MAX_SIZE = 11;

  /** The steps to the six neighbors of a cell, by columns and by rows. */
  private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}};

  private static final HexBoard[] BOARDS =
      IntStream.rangeClosed(1, MAX_SIZE).mapToObj(HexBoard::new).toArray(HexBoard[]::new);

  private final int size;
  private final int[] cells;
  private final HexCells[] neighbors;
  private final HexCells top;
  private final HexCells bottom;
  private final HexCells left;
  private final HexCells right;

  private HexBoard(int size) {
    this.size = size;
    cells = CenterFirst.codes(size, size, size);
    neighbors = IntStream.range(0, size * size).mapToObj(this::neighbors).toArray(HexCells[]::new);
    top = set(IntStream.range(0, size));
    bottom = set(IntStream.range(size * (size - 1), size * size));
    left = set(IntStream.range(0, size).map(row -> size * row));
    right = set(IntStream.range(1, size + 1).map(row -> size * row - 1));
  }

  private static HexCells set(IntStream cells) {
    HexCells set = HexCells.NONE;
    for (int cell : cells.toArray()) {
      set = set.with(cell);
    }
    return set;
  }

  private HexCells neighbors(int cell) {
    return set(Arrays.stream(STEPS)
        .filter(step -> isOn(cell % size + step[0]) && isOn(cell / size + step[1]))
        .mapToInt(step -> cell + step[0] + size * step[1]));
  }

  private boolean isOn(int place) {
    return place >= 0 && place < size;
  }

  static HexBoard of(int size) {
    return BOARDS[size - 1];
  }

  int size() {
    return size;
  }

  /** Returns all cells, the central ones first. The caller must not change them. */
  int[] cells() {
    return cells;
  }

  /** Returns the edge where the chains of a side begin. */
  HexCells start(boolean ofFirst) {
    return ofFirst ? top : left;
  }

  /** Returns the edge that the chains of a side must reach. */
  HexCells end(boolean ofFirst) {
    return ofFirst ? bottom : right;
  }

  /**
   * Returns the stones that a side has connected with its start after it has placed a stone.
   *
   * @param stone the new stone
   * @param stones the stones of the side, with the new one
   * @param connected the stones that were connected before
   * @param start the edge of the side
   */
  HexCells connected(int stone, HexCells stones, HexCells connected, HexCells start) {
    if (!start.has(stone) && !neighbors[stone].meets(connected)) {
      return connected;
    }
    // Flood from the new stone over those that were not connected.
    HexCells flooded = connected.with(stone);
    long low = flooded.low();
    long high = flooded.high();
    long openLow = stone < Long.SIZE ? 1L << stone : 0;
    long openHigh = stone < Long.SIZE ? 0 : 1L << stone;
    while ((openLow | openHigh) != 0) {
      HexCells next;
      if (openLow != 0) {
        next = neighbors[Long.numberOfTrailingZeros(openLow)];
        openLow &= openLow - 1;
      } else {
        next = neighbors[Long.SIZE + Long.numberOfTrailingZeros(openHigh)];
        openHigh &= openHigh - 1;
      }
      long newLow = next.low() & stones.low() & ~low;
      long newHigh = next.high() & stones.high() & ~high;
      openLow |= newLow;
      openHigh |= newHigh;
      low |= newLow;
      high |= newHigh;
    }
    return new HexCells(low, high);
  }
}
