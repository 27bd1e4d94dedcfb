package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import java.util.List;
import java.util.Optional;

/**
 * Draws Domineering. A position does not say which side has placed a domino. A person clicks both
 * squares of a new one.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 */
record DomineeringDrawing(int columns, int rows)
    implements Drawing<Domineering>, SetUp<Domineering> {

  private static final Piece HALF = new Piece("half of a domino", Piece.NOBODY, "#");

  @Override
  public List<Cell> cells() {
    return Cell.grid(columns, rows, Shape.SQUARE);
  }

  @Override
  public Optional<Piece> piece(Domineering position, int cell, int toMove) {
    return (position.taken() >>> cell & 1) != 0 ? Optional.of(HALF) : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Domineering position, int move, int toMove) {
    return List.of(move, position.secondSquare(move));
  }

  @Override
  public Optional<SetUp<Domineering>> setUp() {
    return Optional.of(this);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(HALF);
  }

  @Override
  public int toMove(Domineering position) {
    return position.uprightToMove() ? 0 : 1;
  }

  @Override
  public Domineering position(List<Optional<Piece>> cells, int toMove) {
    long taken = SetUp.cellsWith(cells, HALF).mapToLong(cell -> 1L << cell).sum();
    return new Domineering(taken, toMove == 0, columns, rows);
  }
}
