package io.github.yomikiri.bench.play;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.List;

/**
 * Draws the board, with a few lines of text beside it: on a terminal in colour, elsewhere in plain characters.
 *
 * <pre>
 *     a  b  c  d  e  f  g  h
 *  4  .  .  .  O (X) .  .  .  4    X Dark   4  human
 * </pre>
 */
public final class BoardView {

  private static final String RESET = "\u001b[0m";
  private static final String DIM = "\u001b[2m";
  // Two greens of the 256 colours that differ little, and the last move's gold.
  private static final int[] GREENS = {28, 29};
  private static final int GOLD = 136;
  private static final int BLACK = 16;
  private static final int WHITE = 231;
  private static final int PALE = 157;

  private final boolean colour;
  private final boolean unicode;

  /**
   * Makes a view.
   *
   * @param colour whether ANSI escape sequences may be used
   * @param unicode whether discs and dots can be written
   */
  public BoardView(boolean colour, boolean unicode) {
    this.colour = colour;
    this.unicode = colour && unicode;
  }

  /** Returns a side's disc, for text: in colour on the board's own ground, so that it looks the same on any terminal. */
  String disc(Side side) {
    return colour
        ? background(GREENS[0]) + " " + colouredDisc(side) + " " + RESET
        : String.valueOf(side.symbol());
  }

  /**
   * Draws a position.
   *
   * @param position the position
   * @param last the square of the last move, or -1
   * @param beside lines to be written beside the ranks, from the top
   */
  String draw(Reversi position, int last, List<String> beside) {
    int size = position.size();
    StringBuilder text = new StringBuilder(files(size));
    for (int rank = 0; rank < size; rank++) {
      text.append(margin(" " + (rank + 1) + " "));
      for (int file = 0; file < size; file++) {
        int square = Cells.at(size, file, rank);
        text.append(
            colour
                ? colouredCell(position, square, last, GREENS[(file + rank) % 2])
                : plainCell(position, square, last));
      }
      text.append(colour ? RESET : "").append(margin(" " + (rank + 1)));
      String line = rank > 0 && rank <= beside.size() ? beside.get(rank - 1) : "";
      text.append(line.isEmpty() ? "" : "    " + line).append('\n');
    }
    return text.append(files(size)).toString();
  }

  private String files(int size) {
    StringBuilder line = new StringBuilder("   ");
    for (int file = 0; file < size; file++) {
      line.append(' ').append((char) ('a' + file)).append(' ');
    }
    return margin(line.toString().stripTrailing()) + "\n";
  }

  private String margin(String text) {
    return colour ? DIM + text + RESET : text;
  }

  private static String plainCell(Reversi position, int square, int last) {
    String symbol = Cells.owner(position, square)
        .map(side -> String.valueOf(side.symbol()))
        .orElse(Cells.contains(position.legalMoveSquares(), square) ? "+" : ".");
    return square == last ? "(" + symbol + ")" : " " + symbol + " ";
  }

  private String colouredCell(Reversi position, int square, int last, int green) {
    String inside = Cells.owner(position, square)
        .map(this::colouredDisc)
        .orElse(
            Cells.contains(position.legalMoveSquares(), square)
                ? foreground(PALE) + (unicode ? "\u00b7" : "+")
                : " ");
    return background(square == last ? GOLD : green) + " " + inside + " ";
  }

  private String colouredDisc(Side side) {
    return foreground(side == Side.DARK ? BLACK : WHITE) + (unicode ? "\u25cf" : side.symbol());
  }

  private static String background(int number) {
    return "\u001b[48;5;" + number + "m";
  }

  private static String foreground(int number) {
    return "\u001b[38;5;" + number + "m";
  }
}
