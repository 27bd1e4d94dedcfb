package io.github.yomikiri.cli.play;

import io.github.yomikiri.app.play.MoveValues;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Draws the board with a few lines of text beside the board. On a terminal the board is in color,
 * with lines between the squares if the terminal can draw them. Elsewhere the board is in plain
 * characters.
 *
 * <pre>
 *     a  b  c  d  e  f  g  h
 *  4  .  .  .  O (X) .  .  .  4    X Dark   4  human
 * </pre>
 */
final class TerminalBoard {

  private static final String RESET = "\u001b[0m";
  private static final String DIM = "\u001b[2m";
  // Of the 256 colors: two similar greens, and the gold of the last move.
  private static final int[] GREENS = {28, 29};
  private static final int GOLD = 136;
  private static final int BLACK = 16;
  private static final int WHITE = 231;
  private static final int PALE = 157;

  private static final int MOVES_PER_LINE = 8;
  private static final int MOST_HISTORY = 72;
  /** The line of a board with lines at which the text beside the board begins. */
  private static final int FIRST_BESIDE = 2;

  /** The characters between the board and the text beside it. */
  private static final int GAP = 4;

  private static final Pattern ESCAPE = Pattern.compile("\u001b\\[[\\d;]*m");

  private final boolean color;
  private final boolean unicode;
  private final IntSupplier columns;

  /**
   * Makes a view.
   *
   * @param color whether ANSI escape sequences may be used
   * @param unicode whether discs and dots can be written
   * @param columns returns the width of the screen in characters
   */
  TerminalBoard(boolean color, boolean unicode, IntSupplier columns) {
    this.color = color;
    this.unicode = color && unicode;
    this.columns = columns;
  }

  /**
   * Returns a side's disc, for text. The disc is in color on the board's own background, so it
   * looks the same on any terminal.
   */
  String disc(Side side) {
    if (unicode) {
      return GridBoard.disc(side);
    }
    return color
        ? background(GREENS[0]) + " " + coloredDisc(side) + " " + RESET
        : String.valueOf(side.symbol());
  }

  /**
   * Draws a position. If the screen has no room beside the board, the lines follow below it,
   * without the moves.
   *
   * @param position the position
   * @param moves the moves that led to it, of which the last one is marked
   * @param values values to show on squares
   * @param lines lines to be written beside the ranks, from the top
   */
  String draw(Reversi position, List<Move> moves, MoveValues values, List<String> lines) {
    int last = moves.isEmpty() ? -1 : moves.get(moves.size() - 1).code();
    List<String> beside = new ArrayList<>(lines);
    beside.addAll(history(moves));
    if (fits(position, beside)) {
      return board(position, last, values, beside);
    }
    if (fits(position, lines)) {
      return board(position, last, values, lines);
    }
    return board(position, last, values, List.of()) + "\n"
        + lines.stream()
            .filter(line -> !line.isEmpty())
            .map(line -> line + "\n")
            .collect(Collectors.joining());
  }

  private boolean fits(Reversi position, List<String> beside) {
    int size = position.size();
    int board = (unicode ? GridBoard.width(size) : 3 * size + 5) + GAP;
    return beside.stream()
        .map(line -> ESCAPE.matcher(line).replaceAll(""))
        .allMatch(line -> board + line.length() <= columns.getAsInt());
  }

  private String board(Reversi position, int last, MoveValues values, List<String> beside) {
    if (unicode) {
      return drawGrid(position, last, values, beside);
    }
    int size = position.size();
    StringBuilder text = new StringBuilder(files(position.board()));
    for (int rank = 0; rank < size; rank++) {
      text.append(margin(" " + (rank + 1) + " "));
      for (int file = 0; file < size; file++) {
        int square = position.board().at(file, rank);
        text.append(
            color
                ? coloredCell(position, square, last, values, GREENS[(file + rank) % 2])
                : plainCell(position, square, last, values));
      }
      text.append(color ? RESET : "").append(margin(" " + (rank + 1)));
      String line = rank > 0 && rank <= beside.size() ? beside.get(rank - 1) : "";
      text.append(line.isEmpty() ? "" : " ".repeat(GAP) + line).append('\n');
    }
    return text.append(files(position.board())).toString();
  }

  /** Returns lines with the moves so far; no lines without Unicode, whose board has few ranks. */
  private List<String> history(List<Move> moves) {
    List<String> lines = new ArrayList<>();
    if (!unicode || moves.isEmpty()) {
      return lines;
    }
    lines.add("");
    int first = Math.max(0, moves.size() - MOST_HISTORY);
    // Lines begin at multiples of MOVES_PER_LINE, so earlier moves keep their column.
    first += (MOVES_PER_LINE - first % MOVES_PER_LINE) % MOVES_PER_LINE;
    for (int i = first; i < moves.size(); i += MOVES_PER_LINE) {
      lines.add(String.format(
          Locale.ROOT,
          "%2d  %s",
          i + 1,
          moves.subList(i, Math.min(i + MOVES_PER_LINE, moves.size())).stream()
              .map(Move::notation)
              .collect(Collectors.joining(" "))));
    }
    return lines;
  }

  private static String drawGrid(
      Reversi position, int last, MoveValues values, List<String> beside) {
    List<String> lines = GridBoard.draw(position, last, values);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      text.append(lines.get(i));
      // A rank has its number at the right. A line between two ranks has no number.
      int line = i - FIRST_BESIDE;
      if (line >= 0 && line < beside.size() && !beside.get(line).isEmpty()) {
        text.append(i % 2 == 0 ? "  " : "    ").append("  ").append(beside.get(line));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private String files(Board board) {
    return margin("    " + String.join("  ", board.files().split(""))) + "\n";
  }

  private String margin(String text) {
    return color ? DIM + text + RESET : text;
  }

  private static String plainCell(Reversi position, int square, int last, MoveValues values) {
    if (values.has(square)) {
      return values.text(square);
    }
    String symbol = Discs.owner(position, square)
        .map(side -> String.valueOf(side.symbol()))
        .orElse(Discs.contains(position.legalMoveSquares(), square) ? "+" : ".");
    return square == last ? "(" + symbol + ")" : " " + symbol + " ";
  }

  private String coloredCell(Reversi position, int square, int last, MoveValues values, int green) {
    if (values.has(square)) {
      return background(green)
          + foreground(values.isBest(square) ? WHITE : PALE)
          + values.text(square);
    }
    String inside = Discs.owner(position, square)
        .map(this::coloredDisc)
        .orElse(Discs.contains(position.legalMoveSquares(), square) ? foreground(PALE) + "+" : " ");
    return background(square == last ? GOLD : green) + " " + inside + " ";
  }

  private String coloredDisc(Side side) {
    return foreground(side == Side.DARK ? BLACK : WHITE) + side.symbol();
  }

  private static String background(int number) {
    return "\u001b[48;5;" + number + "m";
  }

  private static String foreground(int number) {
    return "\u001b[38;5;" + number + "m";
  }
}
