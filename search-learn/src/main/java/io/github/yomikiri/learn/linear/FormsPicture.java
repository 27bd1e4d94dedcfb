package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.internal.SvgPicture;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Draws the configurations of shifted forms that weigh most: the best ones on the left, the worst
 * ones on the right. A square has the number of its plane, from 1.
 *
 * @param out the picture
 * @param numbers the unit of the weights
 * @param patterns the patterns
 */
record FormsPicture(SvgPicture out, ShownNumbers numbers, Patterns<?> patterns) {

  private static final int CELL = 14;
  private static final int SHOWN = 8;
  private static final int HEADING = 26;
  private static final int WIDTH = 300;

  /** Returns the height of the forms of a stage. */
  static int height(Patterns<?> patterns) {
    return patterns.tables().stream()
        .filter(PatternTable::isShifted)
        .mapToInt(table -> HEADING + SHOWN * lineHeight(table, patterns))
        .sum();
  }

  private static int lineHeight(PatternTable table, Patterns<?> patterns) {
    int columns = patterns.view().columns();
    int[] rows = IntStream.of(table.places().get(0))
        .map(square -> square / columns)
        .sorted()
        .toArray();
    return CELL * (rows[rows.length - 1] - rows[0] + 1) + 6;
  }

  /** Draws the forms of a stage, whose weights are given. */
  void draw(short[] weights, int left, int top) {
    int first = 0;
    int y = top;
    for (PatternTable table : patterns.tables()) {
      int count = table.configurations(patterns.view().planes() + 1);
      if (table.isShifted()) {
        draw(table, first, byWeight(weights, first, count), weights, left, y);
        y += HEADING + SHOWN * lineHeight(table, patterns);
      }
      first += count;
    }
  }

  /** Returns the numbers of weights that were learned, the greatest weight first. */
  private static List<Integer> byWeight(short[] weights, int first, int count) {
    return IntStream.range(first, first + count)
        .filter(number -> weights[number] != 0)
        .boxed()
        .sorted(Comparator.comparing(number -> -weights[number]))
        .toList();
  }

  private void draw(
      PatternTable table, int first, List<Integer> sorted, short[] weights, int left, int top) {
    out.add(
        "<text x=\"%d\" y=\"%d\" font-size=\"13\" text-anchor=\"start\" fill=\"%s\">"
            + "A form of %d squares in %d places: what weighs most</text>",
        left,
        top + 16,
        SvgPicture.TEXT,
        table.places().get(0).length,
        table.places().size());
    List<Integer> worst = new ArrayList<>(sorted);
    Collections.reverse(worst);
    for (int i = 0; i < Math.min(SHOWN, sorted.size()); i++) {
      int y = top + HEADING + i * lineHeight(table, patterns);
      configuration(table, sorted.get(i) - first, weights[sorted.get(i)], left, y);
      configuration(table, worst.get(i) - first, weights[worst.get(i)], left + WIDTH, y);
    }
  }

  private void configuration(PatternTable table, int configuration, int weight, int left, int top) {
    int columns = patterns.view().columns();
    int[] squares = table.places().get(0);
    int column = IntStream.of(squares).map(square -> square % columns).min().orElseThrow();
    int row = IntStream.of(squares).map(square -> square / columns).min().orElseThrow();
    int width = 0;
    int rest = configuration;
    for (int square : squares) {
      int x = left + CELL * (square % columns - column);
      int y = top + CELL * (square / columns - row);
      int state = rest % (patterns.view().planes() + 1);
      numbers.tint(out, x, y, CELL, state == 0 ? 0 : weight);
      out.add(
          "<text x=\"%d\" y=\"%d\" font-size=\"10\" fill=\"%s\">%s</text>",
          x + CELL / 2, y + CELL - 4, SvgPicture.TEXT, state == 0 ? "" : state);
      width = Math.max(width, x + CELL - left);
      rest /= patterns.view().planes() + 1;
    }
    out.add(
        "<text x=\"%d\" y=\"%d\" font-size=\"11\" text-anchor=\"start\" fill=\"%s\">%s</text>",
        left + width + 8, top + CELL - 3, SvgPicture.MUTED, numbers.text(weight));
  }
}
