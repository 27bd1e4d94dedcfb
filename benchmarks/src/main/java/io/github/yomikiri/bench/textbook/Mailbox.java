package io.github.yomikiri.bench.textbook;

import java.util.Arrays;
import java.util.Objects;

/**
 * Reversi on an array of 91 bytes, one per square, with a wall around the squares. This is the
 * classic way to write an Othello program, and the Interprism article's program began in this way.
 *
 * <pre>
 * #########      the numbers of the first squares:
 * #........      0 to 8 wall
 * #........      9 wall, 10 to 17 = a1 to h1
 * #........      18 wall, 19 to 26 = a2 to h2
 * #...OX...      ...
 * #...XO...
 * #........
 * #........
 * #........      72 wall, 73 to 80 = a8 to h8
 * ##########     81 to 90 wall
 * </pre>
 *
 * <p>A row is nine bytes long, because the left wall of a row is also the right wall of the row
 * above. A step in a direction is an addition: 1 sideways, 9 up and down, 8 and 10 along the
 * diagonals. With the wall, a walk need not test for the edge. The walk goes from a square over the
 * opponent's discs and stops at the first other byte. Only if this byte is an own disc do the discs
 * in between flip. An empty square and a wall end the walk in the same way.
 *
 * <p>Compared with two longs, the array shows the content of a square at once. But the legal moves
 * need a search: 64 squares, eight directions each.
 *
 * <p>The side to move is part of the board. A board is immutable; {@link #play} returns a new
 * board.
 */
public final class Mailbox {

  private static final int LENGTH = 91;
  private static final int[] DIRECTIONS = {-10, -9, -8, -1, 1, 8, 9, 10};

  private static final byte EMPTY = 0;
  private static final byte WALL = 2;

  /** {@code EMPTY}, {@code WALL}, or 1 and -1 for the discs of the two sides. */
  private final byte[] cells;

  /** The discs of the side to move: 1 or -1. */
  private final byte mover;

  private Mailbox(byte[] cells, int mover) {
    this.cells = cells;
    this.mover = (byte) mover;
  }

  /**
   * Sets up a board from two bitboards.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @return the board
   * @throws IllegalArgumentException if both have a disc on the same square
   */
  public static Mailbox of(long own, long opponent) {
    if ((own & opponent) != 0) {
      int square = Long.numberOfTrailingZeros(own & opponent);
      throw new IllegalArgumentException("square " + square + " holds discs of both sides");
    }
    byte[] cells = new byte[LENGTH];
    Arrays.fill(cells, WALL);
    for (int square = 0; square < 64; square++) {
      long bit = 1L << square;
      cells[cell(square)] = (own & bit) != 0 ? 1 : (opponent & bit) != 0 ? -1 : EMPTY;
    }
    return new Mailbox(cells, 1);
  }

  private static int cell(int square) {
    return 10 + (square & 7) + 9 * (square >> 3);
  }

  /**
   * Returns the discs of the side to move.
   *
   * @return one bit per disc, as in {@link io.github.yomikiri.reversi.Bitboard}
   */
  public long own() {
    return discs(mover);
  }

  /**
   * Returns the discs of the side that is not to move.
   *
   * @return one bit per disc
   */
  public long opponent() {
    return discs(-mover);
  }

  private long discs(int side) {
    long discs = 0;
    for (int square = 0; square < 64; square++) {
      if (cells[cell(square)] == side) {
        discs |= 1L << square;
      }
    }
    return discs;
  }

  /**
   * Returns whether the side to move may place a disc on a square.
   *
   * @param square the square, in {@code [0, 64)}
   * @return whether the square is empty and the disc would flip others
   * @throws IndexOutOfBoundsException if there is no such square
   */
  public boolean isLegal(int square) {
    int from = cell(Objects.checkIndex(square, 64));
    if (cells[from] != EMPTY) {
      return false;
    }
    for (int direction : DIRECTIONS) {
      if (enclosed(from, direction) > 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the squares where the side to move may place a disc.
   *
   * @return one bit per legal move, 0 if there is none
   */
  public long legalMoves() {
    long moves = 0;
    for (int square = 0; square < 64; square++) {
      if (isLegal(square)) {
        moves |= 1L << square;
      }
    }
    return moves;
  }

  /**
   * Places a disc for the side to move and flips the discs that it encloses.
   *
   * @param square a square where this is legal, in {@code [0, 64)}
   * @return the board after the move, with the other side to move
   * @throws IllegalArgumentException if the move is not legal
   */
  public Mailbox play(int square) {
    if (!isLegal(square)) {
      throw new IllegalArgumentException(
          "square " + square + " is not empty, or a disc there flips nothing");
    }
    byte[] after = cells.clone();
    int from = cell(square);
    after[from] = mover;
    for (int direction : DIRECTIONS) {
      int count = enclosed(from, direction);
      for (int i = 1; i <= count; i++) {
        after[from + i * direction] = mover;
      }
    }
    return new Mailbox(after, -mover);
  }

  /**
   * Passes.
   *
   * @return the same discs with the other side to move
   */
  public Mailbox pass() {
    return new Mailbox(cells, -mover);
  }

  /**
   * Walks over the opponent's discs. Returns their number if the walk ends at an own disc,
   * otherwise 0.
   */
  private int enclosed(int from, int direction) {
    int at = from + direction;
    while (cells[at] == -mover) {
      at += direction;
    }
    return cells[at] == mover ? (at - from) / direction - 1 : 0;
  }
}
