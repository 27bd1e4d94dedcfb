package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;

/**
 * Breakthrough (Dan Troyka 2000): each side begins with two rows of pieces and wins 1 point if one
 * of them reaches the opposite edge. A piece moves one square straight or diagonally forward. It
 * captures diagonally only. A side without pieces has lost, and there are no draws. On 5x5 squares
 * the second side wins.
 *
 * <p>White begins below and moves up. Squares are counted row by row from a1. A move's code is
 * {@code 3 * square + direction}, where the direction is 0 to the left, 1 straight, 2 to the right
 * on the drawing.
 *
 * @param white the squares of White, a bit for each
 * @param black the squares of Black, a bit for each
 * @param whiteToMove whether White is to move
 * @param columns the number of columns
 * @param rows the number of rows
 */
public record Breakthrough(long white, long black, boolean whiteToMove, int columns, int rows)
    implements Node<Breakthrough> {

  /**
   * Returns the position at which a game starts.
   *
   * @param columns the number of columns, at least 2
   * @param rows the number of rows, at least 4
   * @return the position
   * @throws IllegalArgumentException if the board has more than 64 squares or is too small
   */
  public static Breakthrough start(int columns, int rows) {
    if (columns < 2 || rows < 4 || columns > 16 || rows > 32 || columns * rows > 64) {
      throw new IllegalArgumentException("a board of " + columns + "x" + rows
          + " squares; expected at least 2 columns and 4 rows, and at most 64 squares");
    }
    long white = (1L << 2 * columns) - 1;
    return new Breakthrough(white, white << columns * (rows - 2), true, columns, rows);
  }

  private long own() {
    return whiteToMove ? white : black;
  }

  private long opponent() {
    return whiteToMove ? black : white;
  }

  /** Returns the squares that the side to move must not let the opponent reach. */
  private long homeRow() {
    long row = (1L << columns) - 1;
    return whiteToMove ? row : row << columns * (rows - 1);
  }

  /** Returns the square to which a piece moves. */
  int target(int from, int direction) {
    return from + (whiteToMove ? columns : -columns) + direction - 1;
  }

  boolean canMove(int from, int direction) {
    int column = from % columns + direction - 1;
    if (column < 0 || column >= columns) {
      return false;
    }
    long barred = direction == 1 ? white | black : own();
    return (barred >>> target(from, direction) & 1) == 0;
  }

  @Override
  public void moves(MoveList out) {
    if (isTerminal()) {
      return;
    }
    for (long left = own(); left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      for (int direction = 0; direction < 3; direction++) {
        if (canMove(from, direction)) {
          out.add(3 * from + direction);
        }
      }
    }
  }

  @Override
  public Breakthrough play(int move) {
    int from = move / 3;
    long to = 1L << target(from, move % 3);
    long mine = own() ^ 1L << from | to;
    long theirs = opponent() & ~to;
    return whiteToMove
        ? new Breakthrough(mine, theirs, false, columns, rows)
        : new Breakthrough(theirs, mine, true, columns, rows);
  }

  /**
   * The game is over if the opponent has reached the home row or has captured everything. In all
   * other positions the foremost piece can move.
   */
  @Override
  public boolean isTerminal() {
    return (opponent() & homeRow()) != 0 || own() == 0;
  }

  @Override
  public int terminalScore() {
    return -1;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return Hash64.of(white, black, whiteToMove ? columns : -columns);
  }

  @Override
  public String notation(int move) {
    int to = target(move / 3, move % 3);
    return square(move / 3) + ((opponent() >>> to & 1) == 0 ? "-" : "x") + square(to);
  }

  private String square(int square) {
    return (char) ('a' + square % columns) + Integer.toString(square / columns + 1);
  }

  /**
   * Returns how many more pieces the side to move has. It serves as a simple evaluator.
   *
   * @return the difference in pieces, from the view of the side to move
   */
  public int lead() {
    return Long.bitCount(own()) - Long.bitCount(opponent());
  }

  /**
   * Returns the moves that a search follows beyond its horizon: captures, and steps that win.
   *
   * @return the moves, those that win first
   */
  public static NoisyMoves<Breakthrough> captures() {
    return new BreakthroughCaptures();
  }

  /** Returns the pieces that may capture something or win, and some others at the edges. */
  long noisyPieces() {
    long lastRow = (1L << columns) - 1;
    return whiteToMove
        ? white & (black >>> columns - 1 | black >>> columns + 1 | lastRow << columns * (rows - 2))
        : black & (white << columns - 1 | white << columns + 1 | lastRow << columns);
  }

  boolean isCapture(int move) {
    return (opponent() >>> target(move / 3, move % 3) & 1) != 0;
  }

  /** Returns whether a move reaches the last row. */
  boolean isGoal(int move) {
    return target(move / 3, move % 3) / columns == (whiteToMove ? rows - 1 : 0);
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<Breakthrough> drawing() {
    return new BreakthroughDrawing(columns, rows);
  }

  /** Draws the board, the last row first. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = rows - 1; row >= 0; row--) {
      for (int square = columns * row; square < columns * (row + 1); square++) {
        boolean isWhite = (white >>> square & 1) == 1;
        text.append(isWhite ? 'W' : (black >>> square & 1) == 1 ? 'B' : '.');
      }
      text.append('\n');
    }
    return text.append(whiteToMove ? "White" : "Black").append(" to move").toString();
  }
}
