package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.StableDiscs;
import java.util.function.BiPredicate;

/**
 * A position square by square, which counts every feature by its definition. Tests compare the
 * bitboards with these counts.
 */
final class NaiveBoard {

  static final int[][] DIRECTIONS = {
    {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}
  };

  final int size;

  /**
   * 1 for an own disc, -1 for an opponent's, 0 for an empty square, by file and rank from the
   * board's own a1.
   */
  private final int[][] cells;

  NaiveBoard(Reversi node) {
    this(node.size(), new int[node.size()][node.size()]);
    for (int x = 0; x < size; x++) {
      for (int y = 0; y < size; y++) {
        int square = square(x, y);
        cells[x][y] = (int) (node.own() >>> square & 1) - (int) (node.opponent() >>> square & 1);
      }
    }
  }

  private NaiveBoard(int size, int[][] cells) {
    this.size = size;
    this.cells = cells;
  }

  /** Returns the index that the library gives to a square. */
  int square(int x, int y) {
    int margin = (8 - size) / 2;
    return x + margin + 8 * (y + margin);
  }

  /** Returns the board from the view of the other side. */
  NaiveBoard turned() {
    int[][] turned = new int[size][size];
    for (int x = 0; x < size; x++) {
      for (int y = 0; y < size; y++) {
        turned[x][y] = -cells[x][y];
      }
    }
    return new NaiveBoard(size, turned);
  }

  boolean isOn(int x, int y) {
    return x >= 0 && x < size && y >= 0 && y < size;
  }

  int at(int x, int y) {
    return isOn(x, y) ? cells[x][y] : 2;
  }

  int count(BiPredicate<Integer, Integer> squares) {
    int count = 0;
    for (int x = 0; x < size; x++) {
      for (int y = 0; y < size; y++) {
        count += squares.test(x, y) ? 1 : 0;
      }
    }
    return count;
  }

  int discs() {
    return count((x, y) -> at(x, y) == 1);
  }

  int moves() {
    return count(this::isLegal);
  }

  private boolean isLegal(int x, int y) {
    if (at(x, y) != 0) {
      return false;
    }
    for (int[] step : DIRECTIONS) {
      int distance = 1;
      while (at(x + distance * step[0], y + distance * step[1]) == -1) {
        distance++;
      }
      if (distance > 1 && at(x + distance * step[0], y + distance * step[1]) == 1) {
        return true;
      }
    }
    return false;
  }

  /** Counts the squares beside a square that hold a value. */
  private int beside(int x, int y, int wanted) {
    int count = 0;
    for (int[] step : DIRECTIONS) {
      count += at(x + step[0], y + step[1]) == wanted ? 1 : 0;
    }
    return count;
  }

  int potentialMoves() {
    return count((x, y) -> at(x, y) == 0 && beside(x, y, -1) > 0);
  }

  int openness() {
    int sum = 0;
    for (int x = 0; x < size; x++) {
      for (int y = 0; y < size; y++) {
        sum += at(x, y) == 1 ? beside(x, y, 0) : 0;
      }
    }
    return sum;
  }

  /** Returns how far a file or rank is from the nearer border. */
  int inset(int coordinate) {
    return Math.min(coordinate, size - 1 - coordinate);
  }

  int corners() {
    return count((x, y) -> at(x, y) == 1 && inset(x) == 0 && inset(y) == 0);
  }

  int xSquares() {
    return count((x, y) -> at(x, y) == 1 && inset(x) == 1 && inset(y) == 1);
  }

  int edges() {
    return count((x, y) -> at(x, y) == 1 && (inset(x) == 0) != (inset(y) == 0));
  }

  int stableDiscs() {
    boolean[][] stable = stable();
    return count((x, y) -> stable[x][y]);
  }

  /** Applies the rule of {@link StableDiscs} disc by disc until nothing changes. */
  private boolean[][] stable() {
    boolean[][] stable = new boolean[size][size];
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int x = 0; x < size; x++) {
        for (int y = 0; y < size; y++) {
          if (at(x, y) == 1 && !stable[x][y] && isSafe(x, y, stable)) {
            stable[x][y] = true;
            changed = true;
          }
        }
      }
    }
    return stable;
  }

  private boolean isSafe(int x, int y, boolean[][] stable) {
    for (int axis = 0; axis < 4; axis++) {
      int[] step = DIRECTIONS[axis];
      boolean safe = isFull(x, y, step)
          || protects(x + step[0], y + step[1], stable)
          || protects(x - step[0], y - step[1], stable);
      if (!safe) {
        return false;
      }
    }
    return true;
  }

  private boolean protects(int x, int y, boolean[][] stable) {
    return !isOn(x, y) || stable[x][y];
  }

  private boolean isFull(int x, int y, int[] step) {
    for (int distance = -size; distance <= size; distance++) {
      if (at(x + distance * step[0], y + distance * step[1]) == 0) {
        return false;
      }
    }
    return true;
  }
}
