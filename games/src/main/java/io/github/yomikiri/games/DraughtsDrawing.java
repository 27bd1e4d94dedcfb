package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Draws draughts: the 32 dark squares with their numbers. Black begins. A person clicks all squares
 * of a chain.
 */
record DraughtsDrawing() implements Drawing<Draughts>, SetUp<Draughts> {

  private static final int CELLS = 32;
  private static final long LOWEST = 0xFFL;
  private static final long HIGHEST = 0xFFL << 56;
  private static final Piece BLACK_MAN = new Piece("man", 0, "b");
  private static final Piece BLACK_KING = new Piece("king", 0, "B");
  private static final Piece WHITE_MAN = new Piece("man", 1, "w");
  private static final Piece WHITE_KING = new Piece("king", 1, "W");

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
      case 'b' -> Optional.of(BLACK_MAN);
      case 'B' -> Optional.of(BLACK_KING);
      case 'w' -> Optional.of(WHITE_MAN);
      case 'W' -> Optional.of(WHITE_KING);
      default -> Optional.empty();
    };
  }

  @Override
  public List<Integer> clicks(Draughts position, int move, int toMove) {
    return Arrays.stream(position.path(move))
        .mapToObj(square -> Draughts.number(square) - 1)
        .toList();
  }

  @Override
  public Optional<SetUp<Draughts>> setUp() {
    return Optional.of(this);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(BLACK_MAN, WHITE_MAN, BLACK_KING, WHITE_KING);
  }

  @Override
  public int toMove(Draughts position) {
    return position.blackToMove() ? 0 : 1;
  }

  @Override
  public Draughts position(List<Optional<Piece>> cells, int toMove) {
    long black = bits(cells, BLACK_MAN);
    long white = bits(cells, WHITE_MAN);
    long blackKings = bits(cells, BLACK_KING);
    long whiteKings = bits(cells, WHITE_KING);
    long last = black & LOWEST | white & HIGHEST;
    if (last != 0) {
      throw new IllegalArgumentException("the man on "
          + Draughts.number(Long.numberOfTrailingZeros(last))
          + " has come to its last row, and is a king there");
    }
    return new Draughts(
        black | blackKings,
        white | whiteKings,
        blackKings | whiteKings,
        toMove == 0,
        Draughts.START.quietPliesLeft());
  }

  private static long bits(List<Optional<Piece>> cells, Piece piece) {
    return SetUp.cellsWith(cells, piece).mapToLong(cell -> 1L << square(cell)).sum();
  }
}
