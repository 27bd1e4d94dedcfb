package io.github.yomikiri.cli.output;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.pattern.PatternEvaluator.Explanation;
import java.util.Arrays;
import java.util.Locale;

/**
 * Draws a position as SVG, each square tinted by what the patterns on it contribute to the value.
 * The contribution of a place is divided among its squares. Blue is good for the side to move,
 * orange is bad. Color-blind people can distinguish these two colors.
 */
public final class ExplanationPicture {

  private static final String TEXT = "#1f2933";
  private static final String MUTED = "#5f6b7a";
  private static final String LINE = "#8a96a3";
  private static final String GOOD = "#2f6db5";
  private static final String BAD = "#c9761a";

  private static final int CELL = 62;
  private static final int LEFT = 48;
  private static final int TOP = 84;
  private static final int BOARD = 8 * CELL;
  private static final int WIDTH = BOARD + 2 * LEFT;
  private static final int HEIGHT = TOP + BOARD + 84;

  /** The strongest tint, on which a disc and a number can still be seen. */
  private static final double STRONGEST = 0.85;

  private final Reversi position;
  private final Explanation explanation;
  private final double[] squares;
  private final double max;
  private final StringBuilder out = new StringBuilder();

  private ExplanationPicture(Reversi position, Explanation explanation) {
    this.position = position;
    this.explanation = explanation;
    squares = explanation.bySquare();
    max = Math.max(1, Arrays.stream(squares).map(Math::abs).max().orElse(0));
  }

  /**
   * Draws a picture.
   *
   * @param position a position on the 8x8 board
   * @param explanation the evaluator's explanation of the position
   * @return the SVG file's text
   */
  public static String draw(Reversi position, Explanation explanation) {
    return new ExplanationPicture(position, explanation).draw();
  }

  private String draw() {
    Side side = position.sideToMove();
    String title = discs(explanation.value(), 2) + " discs for " + side + ", who is to move";
    String summary = position.emptyCount() + " empty squares; "
        + discs(explanation.value() - explanation.elsewhere(), 2) + " on the board, "
        + discs(explanation.elsewhere(), 2) + " belongs to no square.";
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\" width=\"%d\""
            + " height=\"%d\" viewBox=\"0 0 %d %d\" font-family=\"DejaVu Sans, Verdana, sans-serif\""
            + " text-anchor=\"middle\">",
        WIDTH, HEIGHT, WIDTH, HEIGHT);
    add("<title id=\"title\">%s</title>", title);
    add("<desc id=\"desc\">%s</desc>", summary);
    add("<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>");
    add(
        "<g text-anchor=\"start\"><text x=\"%d\" y=\"28\" font-size=\"17\" font-weight=\"bold\" fill=\"%s\">%s</text>",
        LEFT, TEXT, title);
    add("<text x=\"%d\" y=\"46\" font-size=\"12\" fill=\"%s\">%s</text></g>", LEFT, MUTED, summary);
    names();
    for (int square = 0; square < 64; square++) {
      cell(square);
    }
    legend();
    add("</svg>");
    return out.toString();
  }

  private void names() {
    add("<g font-size=\"13\" fill=\"%s\">", MUTED);
    for (int i = 0; i < 8; i++) {
      int along = i * CELL + CELL / 2;
      add(
          "<text x=\"%d\" y=\"%d\">%c</text>",
          LEFT + along, TOP - 10, position.board().files().charAt(i));
      add("<text x=\"%d\" y=\"%d\">%d</text>", LEFT - 16, TOP + along + 5, i + 1);
    }
    add("</g>");
  }

  private void cell(int square) {
    int x = LEFT + CELL * (square & 7);
    int y = TOP + CELL * (square >> 3);
    double value = squares[square];
    add("<g><title>%s</title>", position.board().name(square) + ": " + discs(value, 3));
    add(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" fill-opacity=\"%.3f\" stroke=\"%s\"/>",
        x, y, CELL, CELL, value < 0 ? BAD : GOOD, STRONGEST * Math.abs(value) / max, LINE);
    boolean dark = (position.dark() >>> square & 1) != 0;
    boolean light = (position.light() >>> square & 1) != 0;
    if (dark || light) {
      add(
          "<circle cx=\"%d\" cy=\"%d\" r=\"23\" fill=\"%s\" stroke=\"%s\"/>",
          x + CELL / 2, y + CELL / 2, dark ? TEXT : "#ffffff", TEXT);
    }
    add(
        "<text x=\"%d\" y=\"%d\" font-size=\"11\" fill=\"%s\">%s</text></g>",
        x + CELL / 2, y + CELL / 2 + 4, dark ? "#ffffff" : TEXT, discs(value, 2));
  }

  /** Draws the legend: the tints from the worst to the best, and the unit of the numbers. */
  private void legend() {
    int y = TOP + BOARD + 20;
    int width = 160;
    add("<defs><linearGradient id=\"tint\">");
    add("<stop offset=\"0\" stop-color=\"%s\" stop-opacity=\"%.2f\"/>", BAD, STRONGEST);
    add("<stop offset=\"0.5\" stop-color=\"#ffffff\"/>");
    add("<stop offset=\"1\" stop-color=\"%s\" stop-opacity=\"%.2f\"/>", GOOD, STRONGEST);
    add("</linearGradient></defs>");
    add("<g text-anchor=\"start\" font-size=\"11\" fill=\"%s\">", MUTED);
    add(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"14\" fill=\"url(#tint)\" stroke=\"%s\"/>",
        LEFT, y, width, LINE);
    add("<text x=\"%d\" y=\"%d\">%s</text>", LEFT, y + 28, discs(-max, 2));
    add(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>",
        LEFT + width, y + 28, discs(max, 2));
    add(
        "<text x=\"%d\" y=\"%d\">Numbers are discs for the side to move: the parts of all</text>",
        LEFT + width + 20, y + 10);
    add(
        "<text x=\"%d\" y=\"%d\">patterns on a square, each shared among its squares.</text></g>",
        LEFT + width + 20, y + 26);
  }

  /** Returns thousandths as text in discs, with a sign unless the rounded number is zero. */
  private static String discs(double thousandths, int decimals) {
    String text = String.format(Locale.ROOT, "%+." + decimals + "f", thousandths / 1000);
    return text.matches(".0\\.0+") ? text.substring(1) : text.replace('-', '\u2212');
  }

  private void add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
