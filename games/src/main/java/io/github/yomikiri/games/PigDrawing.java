package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.List;
import java.util.Optional;

/**
 * Draws Pig: the scores of both seats, and between them the turn total and the die. A person clicks
 * the turn total to hold, and the die to roll. While the die rolls, it is a question mark.
 */
record PigDrawing() implements Drawing<Pig> {

  private static final Piece ROLLING = new Piece("die", Piece.NOBODY, "?");
  private static final int HOLD = 1;
  private static final int ROLL = 2;
  private static final int SECOND = 3;

  private static final List<Cell> CELLS = List.of(
      new Cell("first", 0, 0, Shape.HOUSE),
      new Cell("hold", 1, 0, Shape.HOUSE),
      new Cell("roll", 2, 0, Shape.SQUARE),
      new Cell("second", 3, 0, Shape.HOUSE));

  @Override
  public List<Cell> cells() {
    return CELLS;
  }

  @Override
  public Optional<Piece> piece(Pig position, int cell, int toMove) {
    return switch (cell) {
      case HOLD -> Piece.counted("points", position.player(), position.turnTotal());
      case ROLL -> position.rolls() ? Optional.of(ROLLING) : Optional.empty();
      case SECOND -> Piece.counted("points", 1, position.second());
      default -> Piece.counted("points", 0, position.first());
    };
  }

  @Override
  public List<Integer> clicks(Pig position, int move, int toMove) {
    return position.rolls() ? List.of() : List.of(move == Pig.ROLL ? ROLL : HOLD);
  }
}
