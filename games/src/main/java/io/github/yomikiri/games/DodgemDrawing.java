package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws Dodgem. Blue begins. Beyond the upper right corner is a cell that a person clicks to let a
 * car leave the board.
 *
 * @param size the number of rows, and of columns
 */
record DodgemDrawing(int size) implements Drawing<Dodgem> {

  private static final Optional<Piece> BLUE = Optional.of(new Piece("car", 0, "B"));
  private static final Optional<Piece> RED = Optional.of(new Piece("car", 1, "R"));

  @Override
  public List<Cell> cells() {
    List<Cell> cells = new ArrayList<>(Cell.grid(size, size, Shape.SQUARE));
    cells.add(new Cell("off", size, -1, Shape.SQUARE));
    return cells;
  }

  @Override
  public Optional<Piece> piece(Dodgem position, int cell, int toMove) {
    // On the largest board the cell off the board has no bit.
    boolean isOn = cell < size * size;
    boolean isBlue = isOn && (position.blue() >>> cell & 1) != 0;
    boolean isRed = isOn && (position.red() >>> cell & 1) != 0;
    return isBlue ? BLUE : isRed ? RED : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Dodgem position, int move, int toMove) {
    int to = position.target(move / 3, move % 3);
    return List.of(move / 3, to == Dodgem.OFF ? size * size : to);
  }
}
