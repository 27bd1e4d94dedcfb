package io.github.yomikiri.bench.command;

import io.github.yomikiri.bench.learn.PredictionFit;
import io.github.yomikiri.cli.output.Columns;
import io.github.yomikiri.learn.ProbCutFit;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/** Predictions, and how much more they deviate than those of undecided positions. */
final class PredictionTable {

  private static final String NONE = "-";

  private PredictionTable() {}

  /**
   * Prints a row for each prediction, and the greatest ratio.
   *
   * @param fit the fits
   * @param table the predictions of all positions
   * @param minSamples how many samples a row needs
   */
  static void print(PredictionFit<?> fit, ProbCutTable table, int minSamples, PrintWriter out) {
    Map<List<Integer>, Double> undecided = new HashMap<>();
    for (ProbCutTable.Row row : rows(fit.undecided(), minSamples)) {
      undecided.put(place(row), row.prediction().deviation());
    }
    Columns columns = new Columns(
        "stage",
        "depth",
        "shallow",
        "slope",
        "offset",
        "deviation",
        "samples",
        "undecided",
        "ratio");
    DoubleStream.Builder ratios = DoubleStream.builder();
    for (ProbCutTable.Row row : table.rows()) {
      Prediction by = row.prediction();
      Optional<Double> alone = Optional.ofNullable(undecided.get(place(row)));
      Optional<Double> ratio = alone.map(deviation -> by.deviation() / deviation);
      ratio.ifPresent(ratios::add);
      columns.row(
          Integer.toString(row.stage()),
          Integer.toString(row.depth()),
          Integer.toString(by.depth()),
          text("%.3f", by.slope()),
          text("%.1f", by.offset()),
          text("%.1f", by.deviation()),
          Integer.toString(row.samples()),
          alone.map(deviation -> text("%.1f", deviation)).orElse(NONE),
          ratio.map(number -> text("%.2f", number)).orElse(NONE));
    }
    columns.print(out);
    OptionalDouble greatest = ratios.build().max();
    out.printf(
        "fitted to %d positions; the end of the game decides %d of them at some depth%s%n",
        fit.all().positions(),
        fit.all().decidedPositions(),
        greatest.isPresent()
            ? text("; deviations at most %.2f times", greatest.getAsDouble())
                + " those of undecided positions"
            : "");
    out.flush();
  }

  private static List<ProbCutTable.Row> rows(ProbCutFit<?> fit, int minSamples) {
    try {
      return fit.table(minSamples).rows();
    } catch (IllegalStateException e) {
      return List.of(); // There are too few positions.
    }
  }

  /** Returns for what a row predicts: the stage and both depths. */
  private static List<Integer> place(ProbCutTable.Row row) {
    return List.of(row.stage(), row.depth(), row.prediction().depth());
  }

  private static String text(String format, double number) {
    return String.format(Locale.ROOT, format, number);
  }
}
