package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws Dodgem. Blue begins. Beyond the upper right corner is a cell that a person clicks to let a
 * car leave the board.
 *
 * @param size the number of rows, and of columns
 */
record DodgemDrawing(int size) implements Drawing<Dodgem>, SetUp<Dodgem> {

  private static final Piece BLUE = new Piece("car", 0, "B");
  private static final Piece RED = new Piece("car", 1, "R");

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
    return isBlue ? Optional.of(BLUE) : isRed ? Optional.of(RED) : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Dodgem position, int move, int toMove) {
    int to = position.target(move / 3, move % 3);
    return List.of(move / 3, to == Dodgem.OFF ? size * size : to);
  }

  @Override
  public Optional<SetUp<Dodgem>> setUp() {
    return Optional.of(this);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(BLUE, RED);
  }

  @Override
  public int toMove(Dodgem position) {
    return position.blueToMove() ? 0 : 1;
  }

  @Override
  public Dodgem position(List<Optional<Piece>> cells, int toMove) {
    long blue = bits(cells, BLUE);
    long red = bits(cells, RED);
    if (cells.get(size * size).isPresent()) {
      throw new IllegalArgumentException("a car that has left the board is not shown");
    }
    if (Math.max(Long.bitCount(blue), Long.bitCount(red)) >= size) {
      throw new IllegalArgumentException("a side has at most " + (size - 1) + " cars");
    }
    return new Dodgem(blue, red, toMove == 0, size);
  }

  private long bits(List<Optional<Piece>> cells, Piece piece) {
    return SetUp.cellsWith(cells.subList(0, size * size), piece)
        .mapToLong(cell -> 1L << cell)
        .sum();
  }
}
