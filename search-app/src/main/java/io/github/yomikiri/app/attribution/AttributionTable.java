package io.github.yomikiri.app.attribution;

import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.MeanInterval;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The mean values of a match's games at some points of the game, and how much they change from
 * point to point.
 *
 * <p>Only pairs of games count. Both games of a pair begin with the same opening, with swapped
 * colors. So the values of a pair begin with a sum of 0, whoever the opening favors. The change up
 * to the first point is therefore that point's value.
 */
final class AttributionTable {

  private final StagePoints stages;
  private final List<AttributionRow> counted = new ArrayList<>();
  private Optional<AttributionRow> open = Optional.empty();
  private int leftOut;

  AttributionTable(StagePoints stages) {
    this.stages = stages;
  }

  /** Adds the next game of the match. */
  void add(AttributionRow row) {
    if (open.isEmpty()) {
      open = Optional.of(row);
      return;
    }
    AttributionRow first = open.get();
    open = Optional.empty();
    if (isComplete(first) && isComplete(row)) {
      counted.add(first);
      counted.add(row);
    } else {
      leftOut += 2;
    }
  }

  private static boolean isComplete(AttributionRow row) {
    return row.values().stream().allMatch(OptionalDouble::isPresent);
  }

  /** Returns the number of games that count. */
  int games() {
    return counted.size();
  }

  /**
   * Returns the number of games of complete pairs that do not count, because a value is missing.
   */
  int leftOut() {
    return leftOut;
  }

  /** Prints a row for each point. */
  void print(PrintWriter out) {
    Columns table =
        new Columns(stages.name(), "value", "change", "95 %", "ahead", "level", "behind");
    List<Integer> points = stages.points();
    for (int point = 0; point <= points.size(); point++) {
      MeanInterval changes = MeanInterval.of(changes(point));
      table.row(
          point == points.size() ? "end" : points.get(point).toString(),
          signed(MeanInterval.of(values(point)).mean()),
          signed(changes.mean()),
          changes.halfWidth(stages.decimals()),
          count(point, 1),
          count(point, 0),
          count(point, -1));
    }
    table.print(out);
  }

  /** Returns the mean value of each pair at a point. */
  private double[] values(int point) {
    double[] values = new double[counted.size() / 2];
    for (int pair = 0; pair < values.length; pair++) {
      values[pair] = (value(2 * pair, point) + value(2 * pair + 1, point)) / 2;
    }
    return values;
  }

  private double[] changes(int point) {
    double[] changes = values(point);
    if (point > 0) {
      double[] before = values(point - 1);
      for (int pair = 0; pair < changes.length; pair++) {
        changes[pair] -= before[pair];
      }
    }
    return changes;
  }

  private double value(int game, int point) {
    return counted.get(game).values().get(point).orElseThrow();
  }

  /** Counts the games whose value, as a whole number, has a sign. */
  private String count(int point, int sign) {
    long count = 0;
    for (int game = 0; game < counted.size(); game++) {
      count += Long.signum(Math.round(value(game, point))) == sign ? 1 : 0;
    }
    return Long.toString(count);
  }

  private String signed(double value) {
    return String.format(Locale.ROOT, "%+." + stages.decimals() + "f", value);
  }
}
