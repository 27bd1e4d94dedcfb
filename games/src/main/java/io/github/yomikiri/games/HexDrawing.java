package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Draws Hex, whose rows are shifted. Red begins.
 *
 * @param size the number of rows, and of columns
 */
record HexDrawing(int size) implements Drawing<Hex>, SetUp<Hex> {

  private static final Piece RED = new Piece("stone", 0, "R");
  private static final Piece BLUE = new Piece("stone", 1, "B");

  @Override
  public List<Cell> cells() {
    return IntStream.range(0, size * size).mapToObj(this::cell).toList();
  }

  private Cell cell(int number) {
    int row = number / size;
    double x = number % size + row / 2.0;
    return new Cell(Hex.start(size).notation(number), x, Math.sqrt(3) / 2 * row, Shape.HEXAGON);
  }

  @Override
  public Optional<Piece> piece(Hex position, int cell, int toMove) {
    return position.red().has(cell)
        ? Optional.of(RED)
        : position.blue().has(cell) ? Optional.of(BLUE) : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Hex position, int move, int toMove) {
    return List.of(move);
  }

  @Override
  public Optional<SetUp<Hex>> setUp() {
    return Optional.of(this);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(RED, BLUE);
  }

  @Override
  public int toMove(Hex position) {
    return position.redToMove() ? 0 : 1;
  }

  @Override
  public Hex position(List<Optional<Piece>> cells, int toMove) {
    InTurn.check(cells, RED, BLUE, toMove);
    Hex position = InTurn.play(
        Hex.start(size),
        SetUp.cellsWith(cells, RED).boxed().toList(),
        SetUp.cellsWith(cells, BLUE).boxed().toList());
    if (position.hasConnected()) {
      throw InTurn.over();
    }
    return position;
  }
}
