package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import java.util.List;
import java.util.Optional;

/**
 * Draws Gomoku, whose stones lie where lines cross. X begins.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 * @param inRow how many stones in a row win
 */
record GomokuDrawing(int columns, int rows, int inRow) implements Drawing<Gomoku>, SetUp<Gomoku> {

  private static final Piece X = new Piece("stone", 0, "X");
  private static final Piece O = new Piece("stone", 1, "O");

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
    int code = code(cell);
    return Gomoku.has(position.first(), code)
        ? Optional.of(X)
        : Gomoku.has(position.second(), code) ? Optional.of(O) : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Gomoku position, int move, int toMove) {
    return List.of(columns * Gomoku.row(move) + Gomoku.column(move));
  }

  @Override
  public Optional<SetUp<Gomoku>> setUp() {
    return Optional.of(this);
  }

  private int code(int cell) {
    return Gomoku.code(cell % columns, cell / columns);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(X, O);
  }

  @Override
  public int toMove(Gomoku position) {
    return position.isFirstToMove() ? 0 : 1;
  }

  @Override
  public Gomoku position(List<Optional<Piece>> cells, int toMove) {
    InTurn.check(cells, X, O, toMove);
    return Gomoku.start(columns, rows, inRow).with(codes(cells, X), codes(cells, O));
  }

  private List<Integer> codes(List<Optional<Piece>> cells, Piece piece) {
    return SetUp.cellsWith(cells, piece).map(this::code).boxed().toList();
  }
}
