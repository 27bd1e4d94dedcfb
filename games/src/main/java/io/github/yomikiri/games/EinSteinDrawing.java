package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws EinStein würfelt nicht. The symbols of the stones are W1 to W6 for seat 0, and B1 to B6 for
 * seat 1. To the right of the board lies the die, with the number rolled. While the player rolls,
 * it is a question mark.
 *
 * @param size the number of rows, and of columns
 */
record EinSteinDrawing(int size) implements Drawing<EinStein> {

  @Override
  public List<Cell> cells() {
    List<Cell> cells = new ArrayList<>(Cell.grid(size, size, Shape.SQUARE));
    cells.add(new Cell("die", size, 0, Shape.SQUARE));
    return cells;
  }

  @Override
  public Optional<Piece> piece(EinStein position, int cell, int toMove) {
    if (cell == size * size) {
      return position.isTerminal() ? Optional.empty() : Optional.of(die(position));
    }
    for (int seat = 0; seat < 2; seat++) {
      for (int number = 1; number <= position.stones(); number++) {
        if (position.square(seat, number) == cell) {
          return Optional.of(new Piece("stone " + number, seat, (seat == 0 ? "W" : "B") + number));
        }
      }
    }
    return Optional.empty();
  }

  private static Piece die(EinStein position) {
    String number = position.rolled() == 0 ? "?" : Integer.toString(position.rolled());
    return new Piece("die", Piece.NOBODY, number);
  }

  @Override
  public List<Integer> clicks(EinStein position, int move, int toMove) {
    return position.rolled() == 0
        ? List.of()
        : List.of(position.square(position.player(), move >> 2), position.target(move));
  }
}
