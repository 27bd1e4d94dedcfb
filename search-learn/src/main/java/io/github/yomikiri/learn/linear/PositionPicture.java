package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.SvgPicture;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Draws a position, each square tinted by its share of the value. */
final class PositionPicture<N extends Node<N>> {

  private static final int CELL = 62;
  private static final int LEFT = 32;
  private static final int TOP = 66;
  private static final int MIN_WIDTH = 600;

  private static final String LIGHT = "#ffffff";
  /** The fill and the stroke of the signs of planes. */
  private static final List<String> SIGNS = List.of(
      "fill=\"" + SvgPicture.TEXT + "\"",
      "fill=\"" + LIGHT + "\"",
      "fill=\"none\" stroke-dasharray=\"3 3\"");
  /** The longest name that fits into a square. */
  private static final int MAX_NAME = 9;

  private final BoardView<N> view;
  private final BoardDrawing board;
  /** The state of each square: 0, or 1 + its plane. */
  private final int[] states;

  private final double[] shares;
  private final ShownNumbers numbers;
  private final SvgPicture out;

  private PositionPicture(
      LearnedEvaluator<N> evaluator, Patterns<N> patterns, N node, String title) {
    view = patterns.view();
    board = new BoardDrawing(view);
    states = patterns.states(node);
    shares = new double[states.length];
    List<LearnedEvaluator.Term> terms = evaluator.explain(node);
    for (int place = 0; place < terms.size(); place++) {
      int[] squares = patterns.squares(place);
      for (int square : squares) {
        shares[square] += (double) terms.get(place).weight() / squares.length;
      }
    }
    numbers = ShownNumbers.of(evaluator.scale(), Arrays.stream(shares));
    out = new SvgPicture(
        title,
        summary(evaluator.scale(), evaluator.evaluate(node), view.stage(node)),
        LEFT,
        2 * LEFT + Math.max(MIN_WIDTH, board.columns() * CELL),
        legendTop() + 66);
  }

  static <N extends Node<N>> String draw(
      LearnedEvaluator<N> evaluator, Patterns<N> patterns, N node, String title) {
    return new PositionPicture<>(evaluator, patterns, node, title).draw();
  }

  private String summary(Scale scale, int value, int stage) {
    String points = scale instanceof PointScale
        ? numbers.text(value) + " points"
        : String.format(Locale.ROOT, "%.0f %% of the points", 50 + 50 * scale.ofScore(value));
    return "The side to move expects " + points
        + (view.stages() == 1 ? "" : " (" + view.stageName(stage) + ")");
  }

  /** Returns whether planes have signs. Nobody knows more of them, so then names are shown. */
  private boolean hasSigns() {
    return view.planes() <= SIGNS.size();
  }

  private int legendTop() {
    return TOP + board.rows() * CELL + (hasSigns() ? 52 : 24);
  }

  private String draw() {
    board.forEach(LEFT, TOP, CELL, this::cell);
    if (hasSigns()) {
      signs();
    }
    numbers.legend(
        out,
        LEFT,
        legendTop(),
        "The numbers of all squares add up to the value. The weight of a",
        "pattern is shared equally among its squares, also empty ones.");
    return out.end();
  }

  private void cell(int square, int x, int y) {
    int plane = states[square] - 1;
    String name = plane < 0 ? "empty" : view.planeName(plane);
    String share = numbers.text(shares[square]);
    int middle = x + CELL / 2;
    out.add("<g font-size=\"11\"><title>square %d, %s: %s</title>", square, name, share);
    numbers.tint(out, x, y, CELL, shares[square]);
    if (plane >= 0 && hasSigns()) {
      sign(plane, middle, y + CELL / 2, 23);
    } else if (plane >= 0) {
      String shown = name.length() <= MAX_NAME ? name : name.substring(0, MAX_NAME - 1) + "\u2026";
      text(middle, y + 18, SvgPicture.TEXT, shown);
    }
    text(middle, y + CELL / 2 + 4, plane == 0 && hasSigns() ? LIGHT : SvgPicture.TEXT, share);
    out.add("</g>");
  }

  private void text(int x, int y, String color, String text) {
    out.add("<text x=\"%d\" y=\"%d\" fill=\"%s\">%s</text>", x, y, color, text);
  }

  private void sign(int plane, int x, int y, int radius) {
    out.add(
        "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" stroke=\"%s\" " + SIGNS.get(plane) + "/>",
        x,
        y,
        radius,
        SvgPicture.TEXT);
  }

  /** Draws which sign stands for which plane. */
  private void signs() {
    int y = legendTop() - 28;
    int x = LEFT;
    out.add("<g font-size=\"11\" text-anchor=\"start\">");
    for (int plane = 0; plane < view.planes(); plane++) {
      String name = view.planeName(plane);
      sign(plane, x + 8, y, 7);
      text(x + 22, y + 4, SvgPicture.MUTED, name);
      x += 50 + 7 * name.length();
    }
    out.add("</g>");
  }
}
