package io.github.yomikiri.app.loss;

import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.MeanInterval;
import io.github.yomikiri.app.output.Measure;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** How good the moves of players and an evaluator's values are in each part of the game. */
final class JudgedTable {

  private static final int MAX_ROWS = 6;

  private final String stageName;
  private final List<JudgedPosition> judged = new ArrayList<>();

  /** Makes an empty table; the name is that of the number by which positions are ordered. */
  JudgedTable(String stageName) {
    this.stageName = stageName;
  }

  void add(JudgedPosition position) {
    judged.add(position);
  }

  /** Returns the number of positions. */
  int positions() {
    return judged.size();
  }

  /** Prints how good the moves of one of the players are. */
  void printMoves(int player, PrintWriter out) {
    Columns table = new Columns(stageName, "positions", "mistakes", "worse", "lost", "95 %");
    forParts((stages, part) -> {
      List<LossRow> moves =
          part.stream().map(position -> position.moves().get(player)).toList();
      MeanInterval lost =
          MeanInterval.of(moves.stream().mapToDouble(LossRow::loss).toArray());
      table.row(
          stages,
          Integer.toString(moves.size()),
          percent(moves, row -> row.points() > 0),
          percent(moves, row -> row.loss() > 0),
          String.format(Locale.ROOT, "%.3f", lost.mean()),
          moves.size() == 1 ? "-" : lost.halfWidth(3));
    });
    table.print(out);
  }

  /** Prints how good the evaluator's values are. */
  void printValues(Measure.Kind kind, PrintWriter out) {
    String error = kind == Measure.Kind.CHANCES ? "squared error" : "off";
    Columns table = new Columns(stageName, "positions", "right sign", error);
    forParts((stages, part) -> {
      List<JudgedPosition> decided =
          part.stream().filter(JudgedPosition::isDecided).toList();
      table.row(
          stages,
          Integer.toString(part.size()),
          decided.isEmpty() ? "-" : percent(decided, JudgedPosition::isSignRight),
          switch (kind) {
            case POINTS -> mean("%.2f", part, each -> Math.abs(each.error()));
            case CHANCES -> mean("%.4f", part, each -> each.error() * each.error());
            case OWN -> "-";
          });
    });
    table.print(out);
  }

  /** Gives each range of stages with its positions, and at last all positions. */
  private void forParts(BiConsumer<String, List<JudgedPosition>> row) {
    int first = judged.stream().mapToInt(JudgedPosition::stage).min().orElseThrow();
    int last = judged.stream().mapToInt(JudgedPosition::stage).max().orElseThrow();
    // The width is the least power of 2 with which there are few rows.
    int width = 1;
    while (last / width - first / width >= MAX_ROWS) {
      width *= 2;
    }
    for (int from = first / width * width; from <= last; from += width) {
      int begin = from;
      int end = from + width;
      List<JudgedPosition> part = judged.stream()
          .filter(each -> each.stage() >= begin && each.stage() < end)
          .toList();
      if (!part.isEmpty()) {
        row.accept(width == 1 ? "" + begin : begin + "-" + (end - 1), part);
      }
    }
    row.accept("all", judged);
  }

  private static <T> String percent(List<T> part, Predicate<T> counted) {
    return mean("%.1f %%", part, each -> counted.test(each) ? 100 : 0);
  }

  private static <T> String mean(String format, List<T> part, ToDoubleFunction<T> number) {
    return String.format(
        Locale.ROOT, format, part.stream().mapToDouble(number).average().orElseThrow());
  }
}
