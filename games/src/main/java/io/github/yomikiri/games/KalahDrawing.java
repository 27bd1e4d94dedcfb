package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws Kalah. The side that begins has the houses a1, a2 and so on, from left to right below, and
 * the store a on the right. The other side's houses run back above, to the store b.
 *
 * @param houses the number of houses of a side
 */
record KalahDrawing(int houses) implements Drawing<Kalah> {

  @Override
  public List<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    for (int house = 1; house <= houses; house++) {
      cells.add(new Cell("a" + house, house, 2, Shape.HOUSE));
    }
    cells.add(new Cell("a", houses + 1, 1, Shape.HOUSE));
    for (int house = 1; house <= houses; house++) {
      cells.add(new Cell("b" + house, houses + 1 - house, 0, Shape.HOUSE));
    }
    cells.add(new Cell("b", 0, 1, Shape.HOUSE));
    return cells;
  }

  @Override
  public Optional<Piece> piece(Kalah position, int cell, int toMove) {
    return Piece.counted("seeds", cell <= houses ? 0 : 1, position.seeds(toMove == 0, cell));
  }

  @Override
  public List<Integer> clicks(Kalah position, int move, int toMove) {
    return List.of((houses + 1) * toMove + move);
  }
}
