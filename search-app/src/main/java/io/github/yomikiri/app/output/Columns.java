package io.github.yomikiri.app.output;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * A table for people: the first column is flush left, the others are flush right, with two blanks
 * between columns.
 */
public final class Columns {

  private static final String GAP = "  ";

  private final List<String[]> rows = new ArrayList<>();

  /**
   * Starts a table.
   *
   * @param header the columns' names
   */
  public Columns(String... header) {
    rows.add(header.clone());
  }

  /**
   * Adds a row.
   *
   * @param cells the cells, as many as the header has columns
   * @throws IllegalArgumentException if the number of cells differs from the number of columns
   */
  public void row(String... cells) {
    if (cells.length != rows.get(0).length) {
      throw new IllegalArgumentException(
          cells.length + " cells, not " + rows.get(0).length + ": " + String.join(", ", cells));
    }
    rows.add(cells.clone());
  }

  /**
   * Writes the table.
   *
   * @param out the output
   */
  public void print(PrintWriter out) {
    int columns = rows.get(0).length;
    int[] widths = new int[columns];
    for (String[] row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        String padding = " ".repeat(widths[i] - row[i].length());
        line.append(i == 0 ? row[i] + padding : GAP + padding + row[i]);
      }
      out.println(line.toString().stripTrailing());
    }
    out.flush();
  }
}
