package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.List;
import java.util.Optional;

/**
 * Draws Breakthrough. White begins.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 */
record BreakthroughDrawing(int columns, int rows) implements Drawing<Breakthrough> {

  private static final Optional<Piece> WHITE = Optional.of(new Piece("pawn", 0, "W"));
  private static final Optional<Piece> BLACK = Optional.of(new Piece("pawn", 1, "B"));

  @Override
  public List<Cell> cells() {
    return Cell.grid(columns, rows, Shape.SQUARE);
  }

  @Override
  public Optional<Piece> piece(Breakthrough position, int cell, int toMove) {
    boolean isBlack = (position.black() >>> cell & 1) != 0;
    return (position.white() >>> cell & 1) != 0 ? WHITE : isBlack ? BLACK : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Breakthrough position, int move, int toMove) {
    return List.of(move / 3, position.target(move / 3, move % 3));
  }
}
