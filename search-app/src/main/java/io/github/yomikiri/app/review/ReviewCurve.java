package io.github.yomikiri.app.review;

import io.github.yomikiri.app.output.Mistake;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PageText;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Draws the values of a game as a curve in SVG, from the first side's view. Exact values stand on a
 * tinted ground, and mistakes have marks. The colors are those of the page. A click on the column
 * of a move selects the move.
 */
final class ReviewCurve<P extends Position<P>> {

  private static final int WIDTH = 480;
  private static final int HEIGHT = 230;
  private static final int LEFT = 36;
  private static final int RIGHT = WIDTH - 10;
  private static final int TOP = 12;
  private static final int BOTTOM = HEIGHT - 24;

  /** The maximum number of steps from 0 to the greatest score. */
  private static final int STEPS = 8;

  /** The maximum number of steps of a scale that has a line at each of them. */
  private static final int MAX_STEPS = 6;

  private static final int MOVES_PER_LABEL = 10;

  /**
   * The value after some moves.
   *
   * @param number the number of moves
   */
  private record Point(int number, double value, boolean exact) {}

  private final List<ReviewedMove<P>> moves;
  private final JudgedGame<P> game;
  private final String first;
  private final int step;
  private final List<Point> points = new ArrayList<>();
  private final int min;
  private final int max;
  private final StringBuilder out = new StringBuilder();

  private ReviewCurve(JudgedGame<P> game) {
    this.game = game;
    moves = game.reviewed();
    first = game.texts().kit().seats().get(0);
    step = Math.max(1, game.texts().estimates().max() / STEPS);
    moves.get(0).judged().ifPresent(judged -> {
      double start = moves.get(0).forFirst(judged, judged.best());
      points.add(new Point(0, start, judged.solved()));
    });
    for (ReviewedMove<P> move : moves) {
      move.value().ifPresent(value -> points.add(new Point(move.number(), value, move.isExact())));
    }
    DoubleSummaryStatistics values =
        points.stream().collect(Collectors.summarizingDouble(Point::value));
    max = step * Math.max(1, (int) Math.ceil(values.getMax() / step));
    min = step * Math.min(-1, (int) Math.floor(values.getMin() / step));
  }

  /** Returns the picture of a game that has moves. */
  static <P extends Position<P>> String draw(JudgedGame<P> game) {
    return new ReviewCurve<>(game).draw();
  }

  private String draw() {
    add(
        "<svg id=\"curve\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">",
        WIDTH,
        HEIGHT,
        PageText.html("The value after each move, from " + first
            + "'s view. The table of moves has the same values."));
    exactPart();
    scale();
    line();
    add("<path id=\"cursor\" d=\"M%s %dV%d\"/>", x(0), TOP, BOTTOM);
    moves.forEach(this::mark);
    columns();
    return out.append("</svg>").toString();
  }

  private void add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private String x(double number) {
    return String.format(
        Locale.ROOT, "%.1f", LEFT + (RIGHT - LEFT) * number / (double) moves.size());
  }

  private String y(double value) {
    return String.format(Locale.ROOT, "%.1f", TOP + (BOTTOM - TOP) * (max - value) / (max - min));
  }

  /** Tints the ground from the first move after which all values are exact. */
  private void exactPart() {
    int first = points.size();
    while (first > 0 && points.get(first - 1).exact) {
      first--;
    }
    if (first < points.size()) {
      String left = x(points.get(first).number);
      add("<path class=\"exact\" d=\"M%s %dH%dV%dH%sz\"/>", left, TOP, RIGHT, BOTTOM, left);
      add("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">exact</text>", RIGHT - 4, TOP + 14);
    }
  }

  private void scale() {
    int rule = (max - min) / step > MAX_STEPS ? 2 * step : step;
    for (int value = min / rule * rule; value <= max; value += rule) {
      add(
          "<path class=\"%s\" d=\"M%d %sH%d\"/>",
          value == 0 ? "zero" : "rule", LEFT, y(value), RIGHT);
      add(
          "<text x=\"%d\" y=\"%s\" dy=\"4\" text-anchor=\"end\">%s</text>",
          LEFT - 5, y(value), value == 0 ? "0" : String.format(Locale.ROOT, "%+d", value));
    }
    for (int number = 0; number <= moves.size(); number += MOVES_PER_LABEL) {
      add(
          "<text x=\"%s\" y=\"%d\" text-anchor=\"middle\">%d</text>",
          x(number), HEIGHT - 8, number);
    }
  }

  /** Draws the estimates as a thin line, and the exact values as a thick one. */
  private void line() {
    add("<path class=\"guess\" d=\"%s\"/>", line(false));
    add("<path class=\"sure\" d=\"%s\"/>", line(true));
  }

  /** Returns the line between points that are both exact, or between all other points. */
  private String line(boolean exact) {
    StringBuilder line = new StringBuilder();
    boolean isDrawing = false;
    for (int i = 1; i < points.size(); i++) {
      Point from = points.get(i - 1);
      Point to = points.get(i);
      boolean isWanted = from.number + 1 == to.number && (from.exact && to.exact) == exact;
      if (isWanted) {
        line.append(isDrawing ? "" : "M" + place(from)).append('L').append(place(to));
      }
      isDrawing = isWanted;
    }
    return line.toString();
  }

  private String place(Point point) {
    return x(point.number) + " " + y(point.value);
  }

  /** Marks a mistake with a disc, and a blunder with a square on its corner. */
  private void mark(ReviewedMove<P> move) {
    if (move.mistake() == Mistake.NONE) {
      return;
    }
    String x = x(move.number());
    String y = y(move.value().orElseThrow());
    String shape = move.mistake() == Mistake.BLUNDER
        ? "<path class=\"blunder\" d=\"M%s %sm0-7 7 7-7 7-7-7z\"/>"
        : "<circle class=\"mistake\" cx=\"%s\" cy=\"%s\" r=\"5\"/>";
    add(shape, x, y);
  }

  /** Adds an invisible column for each move, which can be clicked and has a tooltip. */
  private void columns() {
    for (int number = 0; number <= moves.size(); number++) {
      String tip = number == 0 ? "the start" : tip(moves.get(number - 1));
      add(
          "<rect class=\"column\" data-step=\"%d\" x=\"%s\" y=\"%d\" width=\"%s\" height=\"%d\"><title>%s</title></rect>",
          number, x(number - 0.5), TOP, width(), BOTTOM - TOP, PageText.html(tip));
    }
  }

  private String width() {
    return String.format(Locale.ROOT, "%.1f", (RIGHT - LEFT) / (double) moves.size());
  }

  private String tip(ReviewedMove<P> move) {
    String text =
        move.number() + ". " + game.seat(move) + " " + move.notation() + " " + move.valueText();
    return move.better().isEmpty()
        ? text
        : text + ", lost " + move.lossText() + ", best "
            + move.better().get().move().notation();
  }
}
