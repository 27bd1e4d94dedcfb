package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Dots and Boxes: a move draws a line between two neighboring dots. Who closes a box wins it, and
 * moves again. The score is the difference of the boxes. Wilson (2002) and Barker and Korf (2012)
 * solved boards up to 4x5.
 *
 * <p>The code of a move is the number of its line: first the level lines, row by row from the
 * lowest one, then the upright ones. Its text names the two dots, such as {@code a1-b1}. Lines that
 * close a box come first.
 *
 * @param lines the lines that are drawn, a bit for each
 * @param lead how many boxes the side to move has more than the other side
 * @param columns the number of boxes in a row
 * @param rows the number of rows of boxes
 * @param movesAgain whether the side to move has made the last move, too
 */
public record DotsAndBoxes(long lines, int lead, int columns, int rows, boolean movesAgain)
    implements Node<DotsAndBoxes> {

  private static final int MAX_COLUMNS = 25;

  /**
   * Returns the dots without a line.
   *
   * @param columns the number of boxes in a row, in {@code [1, 25]}
   * @param rows the number of rows of boxes, in {@code [1, 25]}
   * @return the position
   * @throws IllegalArgumentException if a number is outside its range, or the board has more than
   *     64 lines
   */
  public static DotsAndBoxes start(int columns, int rows) {
    if (columns < 1
        || rows < 1
        || columns > MAX_COLUMNS
        || rows > MAX_COLUMNS
        || DotsGrid.lineCount(columns, rows) > DotsGrid.MAX_LINES) {
      throw new IllegalArgumentException("a board of " + columns + "x" + rows
          + " boxes; expected 1 to " + MAX_COLUMNS + " in a row and a column, and at most "
          + DotsGrid.MAX_LINES + " lines");
    }
    return new DotsAndBoxes(0, 0, columns, rows, false);
  }

  DotsGrid grid() {
    return DotsGrid.of(columns, rows);
  }

  @Override
  public void moves(MoveList out) {
    DotsGrid grid = grid();
    long closing = grid.closing(lines);
    out.addBits(closing);
    out.addBits(grid.allLines() & ~lines & ~closing);
  }

  @Override
  public DotsAndBoxes play(int move) {
    int closed = grid().closed(lines, move);
    long more = lines | 1L << move;
    return closed > 0
        ? new DotsAndBoxes(more, lead + closed, columns, rows, true)
        : new DotsAndBoxes(more, -lead, columns, rows, false);
  }

  @Override
  public boolean isTerminal() {
    return lines == grid().allLines();
  }

  @Override
  public int terminalScore() {
    return lead;
  }

  @Override
  public int maxScore() {
    return columns * rows;
  }

  @Override
  public long key() {
    return key(lines, lead, columns, rows);
  }

  static long key(long lines, int lead, int columns, int rows) {
    return Hash64.of(lines, ((long) lead << 10) + 32L * columns + rows);
  }

  @Override
  public String notation(int move) {
    return grid().name(move);
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<DotsAndBoxes> drawing() {
    return new DotsAndBoxesDrawing(columns, rows);
  }

  /** Draws the board, the highest row first, with the lead of the side to move below. */
  @Override
  public String toString() {
    DotsGrid grid = grid();
    StringBuilder text = new StringBuilder();
    for (int row = rows; row >= 0; row--) {
      for (int column = 0; column < columns; column++) {
        text.append('.').append(has(grid.level(column, row)) ? "--" : "  ");
      }
      text.append(".\n");
      for (int column = 0; column <= columns && row > 0; column++) {
        text.append(has(grid.upright(column, row - 1)) ? '|' : ' ');
        text.append(column < columns ? "  " : "\n");
      }
    }
    return text.append("lead ").append(lead).toString();
  }

  private boolean has(int line) {
    return (lines >>> line & 1) != 0;
  }
}
