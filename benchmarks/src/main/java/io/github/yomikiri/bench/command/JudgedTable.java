package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.MeanInterval;
import io.github.yomikiri.bench.learn.JudgedPosition;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** How good the moves and the estimates are in each part of the game. */
final class JudgedTable {

  private static final int MAX_ROWS = 6;

  private final List<JudgedPosition> judged;
  private final boolean isPoints;
  private final Columns table;

  private JudgedTable(List<JudgedPosition> judged, boolean isPoints) {
    this.judged = judged;
    this.isPoints = isPoints;
    table = new Columns(
        "plies",
        "positions",
        "mistakes",
        "worse",
        "lost",
        "95 %",
        "right sign",
        isPoints ? "points off" : "squared error");
  }

  /**
   * Prints a row for each range of plies, and one for all positions.
   *
   * @param judged at least one position
   * @param isPoints whether the evaluator's values are points of the game
   */
  static void print(List<JudgedPosition> judged, boolean isPoints, PrintWriter out) {
    new JudgedTable(judged, isPoints).print(out);
  }

  private void print(PrintWriter out) {
    int first = judged.stream().mapToInt(JudgedPosition::plies).min().orElseThrow();
    int last = judged.stream().mapToInt(JudgedPosition::plies).max().orElseThrow();
    // The width is the least power of 2 with which there are few rows.
    int width = 1;
    while (last / width - first / width >= MAX_ROWS) {
      width *= 2;
    }
    for (int from = first / width * width; from <= last; from += width) {
      int begin = from;
      int end = from + width;
      List<JudgedPosition> part = judged.stream()
          .filter(each -> each.plies() >= begin && each.plies() < end)
          .toList();
      if (!part.isEmpty()) {
        row(width == 1 ? "" + begin : begin + "-" + (end - 1), part);
      }
    }
    row("all", judged);
    table.print(out);
  }

  private void row(String plies, List<JudgedPosition> part) {
    MeanInterval lost =
        MeanInterval.of(part.stream().mapToDouble(JudgedPosition::lost).toArray());
    List<JudgedPosition> decided =
        part.stream().filter(JudgedPosition::isDecided).toList();
    table.row(
        plies,
        Integer.toString(part.size()),
        percent(part, JudgedPosition::isMistake),
        percent(part, JudgedPosition::isWorse),
        String.format(Locale.ROOT, "%.3f", lost.mean()),
        part.size() == 1 ? "-" : lost.halfWidth(3),
        decided.isEmpty() ? "-" : percent(decided, JudgedPosition::isSignRight),
        isPoints
            ? mean("%.2f", part, each -> Math.abs(each.error()))
            : mean("%.4f", part, each -> each.error() * each.error()));
  }

  private static String percent(List<JudgedPosition> part, Predicate<JudgedPosition> counted) {
    return mean("%.1f %%", part, each -> counted.test(each) ? 100 : 0);
  }

  private static String mean(
      String format, List<JudgedPosition> part, ToDoubleFunction<JudgedPosition> number) {
    return String.format(
        Locale.ROOT, format, part.stream().mapToDouble(number).average().orElseThrow());
  }
}
