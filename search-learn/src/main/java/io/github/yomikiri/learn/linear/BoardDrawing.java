package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.BoardView;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Where the squares of a board are drawn. */
final class BoardDrawing {

  private final List<int[]> rows;
  private final int columns;

  /**
   * Prepares to draw.
   *
   * @throws IllegalArgumentException if the view does not draw each square once
   */
  BoardDrawing(BoardView<?> view) {
    rows = view.drawing();
    columns = rows.stream().mapToInt(row -> row.length).max().orElse(0);
    int[] drawn = rows.stream()
        .flatMapToInt(Arrays::stream)
        .filter(square -> square != -1)
        .sorted()
        .toArray();
    if (!Arrays.equals(drawn, IntStream.range(0, view.columns() * view.rows()).toArray())) {
      throw new IllegalArgumentException("the view draws the squares " + Arrays.toString(drawn)
          + "; expected each of its " + view.columns() * view.rows() + " squares once");
    }
  }

  /** Draws a square. */
  interface Cell {

    /**
     * Draws.
     *
     * @param square the number of the square
     * @param x its left edge
     * @param y its upper edge
     */
    void draw(int square, int x, int y);
  }

  /** Draws all squares, which have edges of the given length. */
  void forEach(int left, int top, int size, Cell cell) {
    for (int row = 0; row < rows.size(); row++) {
      int[] squares = rows.get(row);
      for (int column = 0; column < squares.length; column++) {
        if (squares[column] != -1) {
          cell.draw(squares[column], left + column * size, top + row * size);
        }
      }
    }
  }

  int columns() {
    return columns;
  }

  int rows() {
    return rows.size();
  }
}
