package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Draws Dots and Boxes: an edge for each line, which a person clicks, and the dots, which are never
 * taken. A position does not say who has won a box.
 *
 * @param columns the number of boxes in a row
 * @param rows the number of rows of boxes
 */
record DotsAndBoxesDrawing(int columns, int rows) implements Drawing<DotsAndBoxes> {

  private static final Optional<Piece> LEVEL = Optional.of(new Piece("line", Piece.NOBODY, "-"));
  private static final Optional<Piece> UPRIGHT = Optional.of(new Piece("line", Piece.NOBODY, "|"));

  /** The number of a cell with a line is that of the line. */
  @Override
  public List<Cell> cells() {
    DotsGrid grid = DotsGrid.of(columns, rows);
    Cell[] edges = new Cell[grid.lineCount];
    for (int row = 0; row <= rows; row++) {
      for (int column = 0; column <= columns; column++) {
        double y = rows - row;
        if (column < columns) {
          int line = grid.level(column, row);
          edges[line] = new Cell(grid.name(line), column + 0.5, y, Shape.LEVEL_EDGE);
        }
        if (row < rows) {
          int line = grid.upright(column, row);
          edges[line] = new Cell(grid.name(line), column, y - 0.5, Shape.UPRIGHT_EDGE);
        }
      }
    }
    List<Cell> dots = Cell.grid(columns + 1, rows + 1, Shape.POINT);
    return Stream.concat(Arrays.stream(edges), dots.stream()).toList();
  }

  @Override
  public Optional<Piece> piece(DotsAndBoxes position, int cell, int toMove) {
    DotsGrid grid = position.grid();
    boolean isDrawn = cell < grid.lineCount && (position.lines() >>> cell & 1) != 0;
    return !isDrawn ? Optional.empty() : cell < grid.upright(0, 0) ? LEVEL : UPRIGHT;
  }

  @Override
  public List<Integer> clicks(DotsAndBoxes position, int move, int toMove) {
    return List.of(move);
  }
}
