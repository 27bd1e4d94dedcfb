package io.github.yomikiri.games;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A board of Chinese checkers: a hexagon with six triangles at its edges, its corners. They are
 * counted clockwise from the upper one. Cells are counted row by row from above.
 */
final class StarBoard {

  static final int DIRECTIONS = 6;
  static final int CORNERS = 6;
  static final int MAX_SIDE = 3;

  private static final int[][] STEPS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

  private static final StarBoard[] BOARDS =
      IntStream.rangeClosed(1, MAX_SIDE).mapToObj(StarBoard::new).toArray(StarBoard[]::new);

  /**
   * A place on the board.
   *
   * @param q the column, which runs down to the left
   * @param r the row, 0 in the middle
   */
  record Place(int q, int r) {

    /** Returns how far the place is to the right of the middle. */
    double x() {
      return q + r / 2.0;
    }

    private Place step(int direction) {
      return new Place(q + STEPS[direction][0], r + STEPS[direction][1]);
    }

    /** Returns how many rows the place is away from the middle in the direction of a corner. */
    private int towards(int corner) {
      return new int[] {-r, q, q + r, r, -q, -q - r}[corner];
    }

    /** Returns whether the place is in one of the two triangles that make the star. */
    private boolean isOn(int side) {
      int third = -q - r;
      int greatest = Math.max(Math.max(q, r), third);
      int least = Math.min(Math.min(q, r), third);
      return greatest <= side || least >= -side;
    }
  }

  private final int side;
  private final List<Place> places;
  private final byte[] neighbors;
  private final byte[] distances;
  private final long[] low = new long[CORNERS];
  private final long[] high = new long[CORNERS];

  private StarBoard(int side) {
    this.side = side;
    List<Place> found = new ArrayList<>();
    for (int r = -2 * side; r <= 2 * side; r++) {
      for (int q = -2 * side; q <= 2 * side; q++) {
        if (new Place(q, r).isOn(side)) {
          found.add(new Place(q, r));
        }
      }
    }
    places = found.stream()
        .sorted(Comparator.comparingInt(Place::r).thenComparingDouble(Place::x))
        .toList();
    neighbors = new byte[DIRECTIONS * places.size()];
    distances = new byte[CORNERS * places.size()];
    for (int cell = 0; cell < places.size(); cell++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int next = places.indexOf(places.get(cell).step(direction));
        neighbors[DIRECTIONS * cell + direction] = (byte) next;
      }
      for (int corner = 0; corner < CORNERS; corner++) {
        int towards = places.get(cell).towards(corner);
        distances[CORNERS * cell + corner] = (byte) (2 * side - towards);
        if (towards > side) {
          low[corner] |= cell < Long.SIZE ? 1L << cell : 0;
          high[corner] |= cell < Long.SIZE ? 0 : 1L << cell;
        }
      }
    }
  }

  /** Returns the board whose corners have sides of a length. */
  static StarBoard of(int side) {
    return BOARDS[side - 1];
  }

  int side() {
    return side;
  }

  List<Place> places() {
    return places;
  }

  /** Returns the number of cells of a corner. */
  int pieces() {
    return side * (side + 1) / 2;
  }

  /** Returns the next cell in a direction, or -1 if the board ends there. */
  int neighbor(int cell, int direction) {
    return neighbors[DIRECTIONS * cell + direction];
  }

  /** Returns how many rows a cell is away from the tip of a corner. */
  int distance(int cell, int corner) {
    return distances[CORNERS * cell + corner];
  }

  /** Returns the cells of a corner in ascending order. */
  int[] corner(int corner) {
    return IntStream.range(0, places.size())
        .filter(cell -> distance(cell, corner) < side)
        .toArray();
  }

  /** Returns the cells of a corner below 64, a bit for each. */
  long low(int corner) {
    return low[corner];
  }

  /** Returns the cells of a corner from 64 on. */
  long high(int corner) {
    return high[corner];
  }
}
