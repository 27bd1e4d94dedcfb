package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.internal.SvgPicture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Draws the {@link WeightEffects} of an evaluator: a small board for each plane of each stage, and
 * below them what weighs most of the forms that share their weights.
 */
final class WeightsPicture {

  private static final int CELL = 30;
  private static final int LEFT = 32;
  private static final int GAP = 20;
  private static final int TOP = 66;
  private static final int HEADING = 22;
  private static final int LEGEND = 100;
  /** The width of the legend. */
  private static final int MIN_WIDTH = 600;
  /** The width of a picture with boards beside each other. */
  private static final int MAX_WIDTH = 800;

  private final BoardView<?> view;
  private final LearnedEvaluator<?> evaluator;
  private final Patterns<?> patterns;
  private final BoardDrawing board;
  private final int stageHeading;
  private final int boardsInLine;
  private final int linesOfStage;
  private final List<double[]> effects = new ArrayList<>();
  private final ShownNumbers numbers;
  private final SvgPicture out;

  private WeightsPicture(LearnedEvaluator<?> evaluator, Patterns<?> patterns, String title) {
    this.evaluator = evaluator;
    this.patterns = patterns;
    view = patterns.view();
    board = new BoardDrawing(view);
    for (int stage = 0; stage < view.stages(); stage++) {
      WeightEffects ofStage =
          new WeightEffects(patterns, patterns.ofConfigurations(evaluator.weights(stage)));
      IntStream.range(0, view.planes()).mapToObj(ofStage::of).forEach(effects::add);
    }
    numbers = ShownNumbers.of(evaluator.scale(), effects.stream().flatMapToDouble(Arrays::stream));
    stageHeading = view.stages() == 1 ? 0 : HEADING;
    boardsInLine =
        Math.max(1, Math.min(view.planes(), (MAX_WIDTH - 2 * LEFT + GAP) / (width() + GAP)));
    linesOfStage = (view.planes() + boardsInLine - 1) / boardsInLine;
    out = new SvgPicture(
        title,
        "How much better a position is for the side to move if a square has this",
        LEFT,
        2 * LEFT + Math.max(MIN_WIDTH, boardsInLine * (width() + GAP) - GAP),
        stageTop(view.stages()) + LEGEND);
  }

  static String draw(LearnedEvaluator<?> evaluator, Patterns<?> patterns, String title) {
    return new WeightsPicture(evaluator, patterns, title).draw();
  }

  private int width() {
    return board.columns() * CELL;
  }

  private int lineHeight() {
    return HEADING + board.rows() * CELL + 14;
  }

  private int stageTop(int stage) {
    return TOP
        + stage * (stageHeading + linesOfStage * lineHeight() + FormsPicture.height(patterns));
  }

  private String draw() {
    for (int stage = 0; stage < view.stages(); stage++) {
      int top = stageTop(stage);
      if (stageHeading > 0) {
        out.add(
            "<text x=\"%d\" y=\"%d\" font-size=\"14\" font-weight=\"bold\" text-anchor=\"start\" fill=\"%s\">%s</text>",
            LEFT, top + 14, SvgPicture.TEXT, view.stageName(stage));
      }
      for (int plane = 0; plane < view.planes(); plane++) {
        board(
            view.planeName(plane),
            effects.get(stage * view.planes() + plane),
            LEFT + plane % boardsInLine * (width() + GAP),
            top + stageHeading + plane / boardsInLine * lineHeight());
      }
      new FormsPicture(out, numbers, patterns)
          .draw(evaluator.weights(stage), LEFT, top + stageHeading + linesOfStage * lineHeight());
    }
    numbers.legend(
        out,
        LEFT,
        stageTop(view.stages()) + 8,
        "A number compares a square that has this with the same square if it",
        "has something else, while all other squares stay as they are. The",
        "number is the mean over all that was learned, and missing if nothing was.");
    return out.end();
  }

  private void board(String name, double[] ofPlane, int left, int top) {
    out.add(
        "<g font-size=\"9\" fill=\"%s\"><text x=\"%d\" y=\"%d\" font-size=\"13\" text-anchor=\"start\">%s</text>",
        SvgPicture.TEXT, left, top + 14, name);
    board.forEach(left, top + HEADING, CELL, (square, x, y) -> {
      boolean isLearned = !Double.isNaN(ofPlane[square]);
      numbers.tint(out, x, y, CELL, isLearned ? ofPlane[square] : 0);
      if (isLearned) {
        out.add(
            "<text x=\"%d\" y=\"%d\">%s</text>",
            x + CELL / 2, y + CELL / 2 + 3, numbers.text(ofPlane[square]));
      }
    });
    out.add("</g>");
  }
}
