package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.internal.SvgPicture;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.pattern.PatternEvaluator.Explanation;
import java.util.Arrays;

/**
 * Draws a position as SVG, each square tinted by what the patterns on it contribute to the value.
 * The contribution of a place is divided among its squares. Blue is good for the side to move,
 * orange is bad. Color-blind people can distinguish these two colors.
 */
final class ExplanationPicture {

  private static final int CELL = 62;
  private static final int LEFT = 48;
  private static final int TOP = 84;
  private static final int BOARD = 8 * CELL;
  private static final int WIDTH = BOARD + 2 * LEFT;
  private static final int HEIGHT = TOP + BOARD + 84;

  private final Reversi position;
  private final Explanation explanation;
  private final double[] squares;
  private final double max;
  private final SvgPicture out;

  private ExplanationPicture(Reversi position, Explanation explanation) {
    this.position = position;
    this.explanation = explanation;
    squares = explanation.bySquare();
    max = Math.max(1, Arrays.stream(squares).map(Math::abs).max().orElse(0));
    out = new SvgPicture(title(), summary(), LEFT, WIDTH, HEIGHT);
  }

  /**
   * Draws a picture.
   *
   * @param position a position on the 8x8 board
   * @param explanation the evaluator's explanation of the position
   * @return the SVG file's text
   */
  static String draw(Reversi position, Explanation explanation) {
    return new ExplanationPicture(position, explanation).draw();
  }

  private String title() {
    return discs(explanation.value(), 2) + " discs for " + position.sideToMove()
        + ", who is to move";
  }

  private String summary() {
    return position.emptyCount() + " empty squares; "
        + discs(explanation.value() - explanation.elsewhere(), 2) + " on the board, "
        + discs(explanation.elsewhere(), 2) + " belongs to no square.";
  }

  private String draw() {
    names();
    for (int square = 0; square < 64; square++) {
      cell(square);
    }
    legend();
    return out.end();
  }

  private void names() {
    out.add("<g font-size=\"13\" fill=\"%s\">", SvgPicture.MUTED);
    for (int i = 0; i < 8; i++) {
      int along = i * CELL + CELL / 2;
      out.add(
          "<text x=\"%d\" y=\"%d\">%c</text>",
          LEFT + along, TOP - 10, position.board().files().charAt(i));
      out.add("<text x=\"%d\" y=\"%d\">%d</text>", LEFT - 16, TOP + along + 5, i + 1);
    }
    out.add("</g>");
  }

  private void cell(int square) {
    int x = LEFT + CELL * (square & 7);
    int y = TOP + CELL * (square >> 3);
    double value = squares[square];
    out.add("<g><title>%s</title>", position.board().name(square) + ": " + discs(value, 3));
    out.tinted(x, y, CELL, value, max);
    boolean dark = (position.dark() >>> square & 1) != 0;
    boolean light = (position.light() >>> square & 1) != 0;
    if (dark || light) {
      out.add(
          "<circle cx=\"%d\" cy=\"%d\" r=\"23\" fill=\"%s\" stroke=\"%s\"/>",
          x + CELL / 2, y + CELL / 2, dark ? SvgPicture.TEXT : "#ffffff", SvgPicture.TEXT);
    }
    out.add(
        "<text x=\"%d\" y=\"%d\" font-size=\"11\" fill=\"%s\">%s</text></g>",
        x + CELL / 2, y + CELL / 2 + 4, dark ? "#ffffff" : SvgPicture.TEXT, discs(value, 2));
  }

  /** Draws the legend: the tints from the worst to the best, and the unit of the numbers. */
  private void legend() {
    out.legend(
        LEFT,
        TOP + BOARD + 20,
        discs(-max, 2),
        discs(max, 2),
        "Numbers are discs for the side to move: the parts of all",
        "patterns on a square, each shared among its squares.");
  }

  /** Returns thousandths as text in discs, with a sign unless the rounded number is zero. */
  private static String discs(double thousandths, int decimals) {
    return SvgPicture.signed(thousandths / 1000, decimals);
  }
}
