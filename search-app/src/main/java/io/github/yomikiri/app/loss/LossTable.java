package io.github.yomikiri.app.loss;

import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.MeanInterval;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * What players lose a move in the same positions, on average, and how much the others lose more
 * than the first player. The differences are paired: they are taken position by position.
 */
final class LossTable {

  private static final String[] HEADER = {
    "player", "positions", "loss", "95 %", "no loss", "points", "cpu", "wall"
  };
  private static final String[] DIFFERENCE = {"difference", "95 %"};
  private static final String NONE = "-";

  private final List<List<LossRow>> players = new ArrayList<>();

  /**
   * Adds a position.
   *
   * @param rows a row for each player, the same players in the same order at each call
   */
  void add(List<LossRow> rows) {
    for (int i = 0; i < rows.size(); i++) {
      if (players.size() == i) {
        players.add(new ArrayList<>());
      }
      players.get(i).add(rows.get(i));
    }
  }

  /** Returns the number of positions. */
  int positions() {
    return players.isEmpty() ? 0 : players.get(0).size();
  }

  /** Prints a row for each player, if there are positions. */
  void print(PrintWriter out) {
    if (players.isEmpty()) {
      return;
    }
    Columns table = new Columns(cells(List.of(HEADER), List.of(DIFFERENCE)));
    for (int i = 0; i < players.size(); i++) {
      List<String> compared = i == 0 ? List.of(NONE, NONE) : differences(players.get(i));
      table.row(cells(measures(players.get(i)), compared));
    }
    table.print(out);
  }

  private String[] cells(List<String> own, List<String> compared) {
    List<String> cells = new ArrayList<>(own);
    if (players.size() > 1) {
      cells.addAll(compared);
    }
    return cells.toArray(new String[0]);
  }

  private static List<String> measures(List<LossRow> rows) {
    MeanInterval loss = MeanInterval.of(numbers(rows, LossRow::loss));
    return List.of(
        rows.get(0).player(),
        Integer.toString(rows.size()),
        text("%.3f", loss.mean()),
        loss.halfWidth(3),
        text("%.1f %%", 100 * mean(rows, row -> row.loss() == 0 ? 1 : 0)),
        text("%.2f %%", 100 * mean(rows, LossRow::points)),
        rows.stream().allMatch(row -> row.processor().isPresent())
            ? text("%.3f", mean(rows, row -> row.processor().orElseThrow()))
            : NONE,
        text("%.3f", mean(rows, LossRow::wall)));
  }

  private List<String> differences(List<LossRow> rows) {
    double[] first = numbers(players.get(0), LossRow::loss);
    double[] differences = numbers(rows, LossRow::loss);
    Arrays.setAll(differences, i -> differences[i] - first[i]);
    MeanInterval difference = MeanInterval.of(differences);
    return List.of(text("%+.3f", difference.mean()), difference.halfWidth(3));
  }

  private static double mean(List<LossRow> rows, ToDoubleFunction<LossRow> number) {
    return MeanInterval.of(numbers(rows, number)).mean();
  }

  private static double[] numbers(List<LossRow> rows, ToDoubleFunction<LossRow> number) {
    return rows.stream().mapToDouble(number).toArray();
  }

  private static String text(String format, double number) {
    return String.format(Locale.ROOT, format, number);
  }
}
