package io.github.yomikiri.app.output;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table whose rows are written as soon as they are known: for other programs, or for people in
 * columns of fixed width.
 */
public final class LiveTable {

  /**
   * A column.
   *
   * @param name its name in CSV; empty for a column that only people see
   * @param heading its name for people
   * @param format its fields for people, such as {@code %,10d}: flags, width, precision and
   *     conversion
   */
  public record Column(String name, String heading, String format) {

    /**
     * Returns a column with the same name for people as in CSV.
     *
     * @param name the name
     * @param format its fields for people
     * @return the column
     */
    public static Column of(String name, String format) {
      return new Column(name, name, format);
    }

    /** Returns a text, as wide as the fields. */
    private String wide(String text) {
      String width = format.replaceAll("\\.\\d+", "").replaceAll("[^1-9]*([1-9]\\d*)?.*", "$1");
      return width.isEmpty() ? text : String.format(Locale.ROOT, "%" + width + "s", text);
    }

    /** Returns a field for people. A text may stand in a column of numbers. */
    private String shown(Object field) {
      return field instanceof String text && !format.endsWith("s")
          ? wide(text) + (format.endsWith(" %%") ? "  " : "")
          : String.format(Locale.ROOT, format, field);
    }

    private boolean isInRows() {
      return !name.isEmpty();
    }
  }

  private final PrintWriter out;
  private final List<Column> columns;
  private final Optional<RowWriter> rows;

  /**
   * Writes the header.
   *
   * @param out the output
   * @param format how to write
   * @param columns the columns
   */
  public LiveTable(PrintWriter out, RowFormat format, List<Column> columns) {
    this.out = out;
    this.columns = List.copyOf(columns);
    rows = format.rows(
        out, columns.stream().filter(Column::isInRows).map(Column::name).toArray(String[]::new));
    if (rows.isEmpty()) {
      print(columns.stream().map(column -> column.wide(column.heading())).toList());
    }
  }

  /**
   * Writes a row and flushes the output, so a reader at the other end of a pipe sees the row at
   * once.
   *
   * @param fields the fields, one for each column; a text may stand in a column of numbers
   * @throws IllegalArgumentException if there are more or fewer fields than columns
   */
  public void row(Object... fields) {
    if (fields.length != columns.size()) {
      throw new IllegalArgumentException(fields.length + " fields, not " + columns.size());
    }
    IntStream all = IntStream.range(0, fields.length);
    if (rows.isPresent()) {
      rows.get()
          .row(all.filter(i -> columns.get(i).isInRows())
              .mapToObj(i -> fields[i])
              .toArray());
    } else {
      print(all.mapToObj(i -> columns.get(i).shown(fields[i])).toList());
    }
  }

  private void print(List<String> cells) {
    out.println(cells.stream().collect(Collectors.joining(" ")).stripTrailing());
    out.flush();
  }
}
