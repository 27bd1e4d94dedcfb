package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import java.util.List;
import java.util.Optional;

/**
 * Draws Breakthrough. White begins.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 */
record BreakthroughDrawing(int columns, int rows)
    implements Drawing<Breakthrough>, SetUp<Breakthrough> {

  private static final Piece WHITE = new Piece("pawn", 0, "W");
  private static final Piece BLACK = new Piece("pawn", 1, "B");

  @Override
  public List<Cell> cells() {
    return Cell.grid(columns, rows, Shape.SQUARE);
  }

  @Override
  public Optional<Piece> piece(Breakthrough position, int cell, int toMove) {
    return (position.white() >>> cell & 1) != 0
        ? Optional.of(WHITE)
        : (position.black() >>> cell & 1) != 0 ? Optional.of(BLACK) : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Breakthrough position, int move, int toMove) {
    return List.of(move / 3, position.target(move / 3, move % 3));
  }

  @Override
  public Optional<SetUp<Breakthrough>> setUp() {
    return Optional.of(this);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(WHITE, BLACK);
  }

  @Override
  public int toMove(Breakthrough position) {
    return position.whiteToMove() ? 0 : 1;
  }

  @Override
  public Breakthrough position(List<Optional<Piece>> cells, int toMove) {
    long white = bits(cells, WHITE);
    long black = bits(cells, BLACK);
    if (new Breakthrough(white, black, toMove == 1, columns, rows).isTerminal()) {
      throw InTurn.over();
    }
    return new Breakthrough(white, black, toMove == 0, columns, rows);
  }

  private static long bits(List<Optional<Piece>> cells, Piece piece) {
    return SetUp.cellsWith(cells, piece).mapToLong(cell -> 1L << cell).sum();
  }
}
