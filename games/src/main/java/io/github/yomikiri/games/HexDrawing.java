package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Draws Hex, whose rows are shifted. Red begins.
 *
 * @param size the number of rows, and of columns
 */
record HexDrawing(int size) implements Drawing<Hex> {

  private static final Optional<Piece> RED = Optional.of(new Piece("stone", 0, "R"));
  private static final Optional<Piece> BLUE = Optional.of(new Piece("stone", 1, "B"));

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
    return position.red().has(cell) ? RED : position.blue().has(cell) ? BLUE : Optional.empty();
  }

  @Override
  public List<Integer> clicks(Hex position, int move, int toMove) {
    return List.of(move);
  }
}
