package io.github.yomikiri.app.output;

import java.io.PrintWriter;
import java.util.Optional;

/** How a command writes its results. */
public enum RowFormat {
  /** As a text for people. */
  TEXT,
  /** As rows of comma-separated values. */
  CSV,
  /** As rows, each of which is a JSON object. */
  JSON;

  /** Returns whether other programs read the results. */
  public boolean isRows() {
    return this != TEXT;
  }

  /**
   * Starts the rows.
   *
   * @param out the output
   * @param columns the columns' names
   * @return what writes rows; empty for people
   */
  public Optional<RowWriter> rows(PrintWriter out, String... columns) {
    return switch (this) {
      case TEXT -> Optional.empty();
      case CSV -> Optional.of(new Csv(out, columns));
      case JSON -> Optional.of(new JsonRows(out, columns));
    };
  }
}
