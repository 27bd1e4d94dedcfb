package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.List;
import java.util.Optional;

/**
 * Draws Gomoku, whose stones lie where lines cross. X begins.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 */
record GomokuDrawing(int columns, int rows) implements Drawing<Gomoku> {

  private static final Optional<Piece> X = Optional.of(new Piece("stone", 0, "X"));
  private static final Optional<Piece> O = Optional.of(new Piece("stone", 1, "O"));

  @Override
  public List<Cell> cells() {
    return Cell.grid(columns, rows, Shape.POINT);
  }

  /** Returns the star points of a board for Go, if the board has the size of one. */
  @Override
  public List<Dot> dots() {
    if (columns != rows || columns < 9 || columns % 2 == 0) {
      return List.of();
    }
    double edge = columns < 13 ? 2 : 3;
    double middle = (columns - 1) / 2.0;
    boolean hasSides = columns == 19;
    return Dot.grid(edge, middle, columns - 1 - edge).stream()
        .filter(dot -> hasSides || (dot.x() == middle) == (dot.y() == middle))
        .toList();
  }

  @Override
  public Optional<Piece> piece(Gomoku position, int cell, int toMove) {
    int code = Gomoku.code(cell % columns, cell / columns);
    boolean isO = Gomoku.has(position.second(), code);
    return Gomoku.has(position.first(), code) ? X : isO ? O : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Gomoku position, int move, int toMove) {
    return List.of(columns * Gomoku.row(move) + Gomoku.column(move));
  }
}
