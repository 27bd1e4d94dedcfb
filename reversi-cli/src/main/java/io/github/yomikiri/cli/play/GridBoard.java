package io.github.yomikiri.cli.play;

import io.github.yomikiri.app.play.MoveValues;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the board like a board on a table: green with dark lines and four dots. The drawing is in
 * color and Unicode.
 */
final class GridBoard {

  private static final String RESET = "\u001b[0m";
  private static final String DIM = "\u001b[2m";
  // Of the 256 colors.
  private static final int GREEN = 28;
  private static final int LINES = 22;
  private static final int GOLD = 136;
  private static final int BLACK = 16;
  private static final int WHITE = 231;
  private static final int PALE = 40;

  private GridBoard() {}

  /** Returns a disc on the board's own background, which looks the same on any terminal. */
  static String disc(Side side) {
    return background(GREEN) + " " + colored(side) + " " + RESET;
  }

  private static String colored(Side side) {
    return foreground(side == Side.DARK ? BLACK : WHITE) + "\u25cf";
  }

  /** Returns the lines of text of the board, including the letters of the files above and below. */
  static List<String> draw(Reversi position, int last, MoveValues values) {
    int size = position.size();
    List<String> lines = new ArrayList<>();
    lines.add(files(position.board()));
    lines.add(rule(size, 0));
    for (int rank = 0; rank < size; rank++) {
      StringBuilder line =
          new StringBuilder(DIM + " " + (rank + 1) + " " + RESET + background(GREEN));
      for (int file = 0; file < size; file++) {
        int square = position.board().at(file, rank);
        line.append(foreground(LINES))
            .append('\u2502')
            .append(cell(position, square, square == last, values));
      }
      line.append(foreground(LINES)).append('\u2502').append(RESET);
      lines.add(line.append(DIM + " " + (rank + 1) + RESET).toString());
      lines.add(rule(size, rank + 1));
    }
    lines.add(files(position.board()));
    return lines;
  }

  /** Returns the width of a board in characters, with the numbers of its ranks. */
  static int width(int size) {
    return 4 * size + 7;
  }

  private static String cell(Reversi position, int square, boolean isLast, MoveValues values) {
    if (values.has(square)) {
      return foreground(values.isBest(square) ? WHITE : PALE) + values.text(square);
    }
    String inside = Discs.owner(position, square)
        .map(GridBoard::colored)
        .orElse(
            Discs.contains(position.legalMoveSquares(), square)
                ? foreground(PALE) + "\u2022"
                : " ");
    return isLast ? background(GOLD) + " " + inside + " " + background(GREEN) : " " + inside + " ";
  }

  private static String files(Board board) {
    return DIM + "     " + String.join("   ", board.files().split("")) + RESET;
  }

  /** Returns the line above a rank, or below the last one. */
  private static String rule(int size, int rank) {
    char left = rank == 0 ? '\u250c' : rank == size ? '\u2514' : '\u251c';
    char middle = rank == 0 ? '\u252c' : rank == size ? '\u2534' : '\u253c';
    char right = rank == 0 ? '\u2510' : rank == size ? '\u2518' : '\u2524';
    StringBuilder line = new StringBuilder("   " + background(GREEN) + foreground(LINES) + left);
    for (int file = 1; file <= size; file++) {
      line.append("\u2500\u2500\u2500");
      boolean dot = size == 8 && rank % 4 == 2 && file % 4 == 2;
      line.append(file == size ? right : dot ? '\u2022' : middle);
    }
    return line + RESET;
  }

  private static String background(int number) {
    return "\u001b[48;5;" + number + "m";
  }

  private static String foreground(int number) {
    return "\u001b[38;5;" + number + "m";
  }
}
