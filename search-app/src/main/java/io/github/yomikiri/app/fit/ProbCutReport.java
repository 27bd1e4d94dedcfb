package io.github.yomikiri.app.fit;

import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.RowFormat;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The result of a fit, as a report for people and as a table for searches.
 *
 * @param command the name of the command that fits
 * @param table the predictions
 * @param positions how many positions were searched
 * @param decided how many of the positions were left out
 */
public record ProbCutReport(String command, ProbCutTable table, int positions, int decided) {

  private static final String[] HEADER = {
    "stage", "depth", "shallow", "slope", "offset", "deviation", "samples"
  };

  /**
   * Prints the predictions.
   *
   * @param format how to print
   */
  public void print(PrintWriter out, RowFormat format) {
    Optional<RowWriter> forPrograms = format.rows(out, HEADER);
    if (forPrograms.isPresent()) {
      for (ProbCutTable.Row row : table.rows()) {
        Prediction by = row.prediction();
        forPrograms
            .get()
            .row(
                row.stage(),
                row.depth(),
                by.depth(),
                by.slope(),
                by.offset(),
                by.deviation(),
                row.samples());
      }
      return;
    }
    Columns rows = new Columns(HEADER);
    for (ProbCutTable.Row row : table.rows()) {
      Prediction by = row.prediction();
      rows.row(
          Integer.toString(row.stage()),
          Integer.toString(row.depth()),
          Integer.toString(by.depth()),
          decimal(by.slope()),
          decimal(by.offset()),
          decimal(by.deviation()),
          Integer.toString(row.samples()));
    }
    rows.print(out);
    out.printf(
        Locale.ROOT,
        "fitted to %d positions; %d more are left out, because the end of the game decides them%n",
        positions - decided,
        decided);
    out.flush();
  }

  private static String decimal(double number) {
    return String.format(Locale.ROOT, "%.3f", number);
  }

  /** Returns the text of the file that searches read. */
  public String file(String origin) throws IOException {
    StringWriter text = new StringWriter();
    table.write(text, List.of(command + ": " + positions + " positions, " + origin));
    return text.toString();
  }
}
