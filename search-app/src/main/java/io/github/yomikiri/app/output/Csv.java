package io.github.yomikiri.app.output;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Writes comma-separated values, each row at once. The format is RFC 4180, except that lines end as
 * the system's lines do.
 */
public final class Csv implements RowWriter {

  private final PrintWriter out;

  /**
   * Writes the header.
   *
   * @param out the output
   * @param header the columns' names
   */
  public Csv(PrintWriter out, String... header) {
    this.out = out;
    row((Object[]) header);
  }

  @Override
  public void row(Object... fields) {
    out.println(line(fields));
    out.flush();
  }

  /**
   * Returns a row as it is written, without the end of the line.
   *
   * @param fields the fields; floating-point numbers get three decimals
   * @return the line
   */
  public static String line(Object... fields) {
    return Arrays.stream(fields).map(Csv::field).collect(Collectors.joining(","));
  }

  /**
   * Returns the fields of a line that {@link #line} has written.
   *
   * @param line the line, without its end
   * @return the fields, at least one
   */
  public static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') {
        // A quote that is doubled stands for itself; it ends the quoted part and begins another.
        if (!quoted && i > 0 && line.charAt(i - 1) == '"') {
          field.append(c);
        }
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    fields.add(field.toString());
    return fields;
  }

  private static String field(Object value) {
    String text = text(value);
    boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  /** Returns the text of a field. */
  static String text(Object value) {
    return value instanceof Double number
        ? String.format(Locale.ROOT, "%.3f", number)
        : String.valueOf(value);
  }
}
