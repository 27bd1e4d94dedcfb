package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Draws draughts: the 32 dark squares with their numbers. Black begins. A person clicks all squares
 * of a chain.
 */
record DraughtsDrawing() implements Drawing<Draughts> {

  private static final int CELLS = 32;

  @Override
  public List<Cell> cells() {
    return IntStream.range(0, CELLS).mapToObj(DraughtsDrawing::cell).toList();
  }

  private static Cell cell(int cell) {
    int square = square(cell);
    return new Cell(Integer.toString(cell + 1), square % 8, 7 - square / 8, Shape.SQUARE);
  }

  /** Returns the square of a cell. The cells are in the order of their numbers. */
  private static int square(int cell) {
    int row = 7 - cell / 4;
    return 8 * row + cell % 4 * 2 + row % 2;
  }

  @Override
  public Optional<Piece> piece(Draughts position, int cell, int toMove) {
    return switch (position.sign(square(cell))) {
      case 'b' -> Optional.of(new Piece("man", 0, "b"));
      case 'B' -> Optional.of(new Piece("king", 0, "B"));
      case 'w' -> Optional.of(new Piece("man", 1, "w"));
      case 'W' -> Optional.of(new Piece("king", 1, "W"));
      default -> Optional.empty();
    };
  }

  @Override
  public List<Integer> clicks(Draughts position, int move, int toMove) {
    return Arrays.stream(position.path(move))
        .mapToObj(square -> Draughts.number(square) - 1)
        .toList();
  }
}
