package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Domineering: the first side, Vertical, places dominoes upright. The other side, Horizontal,
 * places them lying. Each domino covers two empty squares. Whoever cannot move has lost a point.
 * Breuker, Uiterwijk and van den Herik (2000) solved all boards up to 8x8.
 *
 * <p>A move's code is the number of the domino's lowest square, counted row by row from a1. Its
 * text is such as {@code a1}.
 *
 * @param taken the squares that dominoes cover, a bit for each
 * @param uprightToMove whether the side with upright dominoes is to move
 * @param columns the number of columns
 * @param rows the number of rows
 */
public record Domineering(long taken, boolean uprightToMove, int columns, int rows)
    implements Node<Domineering> {

  /**
   * Returns an empty board.
   *
   * @param columns the number of columns, at least 1
   * @param rows the number of rows, at least 1
   * @return the position
   * @throws IllegalArgumentException if the board has more than 64 squares or no square
   */
  public static Domineering start(int columns, int rows) {
    if (columns < 1 || rows < 1 || columns > 26 || rows > 64 || columns * rows > 64) {
      throw new IllegalArgumentException("a board of " + columns + "x" + rows
          + " squares; expected 1 to 64 squares in at most 26 columns");
    }
    return new Domineering(0, true, columns, rows);
  }

  private long squares() {
    return -1L >>> 64 - columns * rows;
  }

  /** Returns the lowest squares of all dominoes that a side could place. */
  private long places(boolean upright) {
    long empty = squares() & ~taken;
    return upright ? empty & empty >>> columns : empty & empty >>> 1 & ~lastColumn();
  }

  private long lastColumn() {
    long column = 0;
    for (int row = 0; row < rows; row++) {
      column |= 1L << columns * row + columns - 1;
    }
    return column;
  }

  @Override
  public void moves(MoveList out) {
    for (long left = places(uprightToMove); left != 0; left &= left - 1) {
      out.add(Long.numberOfTrailingZeros(left));
    }
  }

  @Override
  public Domineering play(int move) {
    long domino = 1L << move | 1L << secondSquare(move);
    return new Domineering(taken | domino, !uprightToMove, columns, rows);
  }

  /** Returns the upper or right square of a domino. */
  int secondSquare(int move) {
    return move + (uprightToMove ? columns : 1);
  }

  @Override
  public boolean isTerminal() {
    return places(uprightToMove) == 0;
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
    return Hash64.of(taken, uprightToMove ? columns : -columns);
  }

  @Override
  public String notation(int move) {
    return (char) ('a' + move % columns) + Integer.toString(move / columns + 1);
  }

  /**
   * Returns how many more places for dominoes the side to move has. It serves as an evaluator: a
   * side with more places runs out of moves later.
   *
   * @return the difference in places, from the view of the side to move
   */
  public int mobility() {
    return Long.bitCount(places(uprightToMove)) - Long.bitCount(places(!uprightToMove));
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<Domineering> drawing() {
    return new DomineeringDrawing(columns, rows);
  }

  /** Draws the board, the last row first, with # for covered squares. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = rows - 1; row >= 0; row--) {
      for (int column = 0; column < columns; column++) {
        text.append((taken >>> columns * row + column & 1) == 0 ? '.' : '#');
      }
      text.append('\n');
    }
    return text.append(uprightToMove ? "Vertical" : "Horizontal")
        .append(" to move")
        .toString();
  }
}
