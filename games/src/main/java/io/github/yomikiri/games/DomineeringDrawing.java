package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.List;
import java.util.Optional;

/**
 * Draws Domineering. A position does not say which side has placed a domino. A person clicks both
 * squares of a new one.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 */
record DomineeringDrawing(int columns, int rows) implements Drawing<Domineering> {

  private static final Optional<Piece> HALF =
      Optional.of(new Piece("half of a domino", Piece.NOBODY, "#"));

  @Override
  public List<Cell> cells() {
    return Cell.grid(columns, rows, Shape.SQUARE);
  }

  @Override
  public Optional<Piece> piece(Domineering position, int cell, int toMove) {
    return (position.taken() >>> cell & 1) != 0 ? HALF : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Domineering position, int move, int toMove) {
    return List.of(move, position.secondSquare(move));
  }
}
