package io.github.yomikiri.app.output;

import io.github.yomikiri.game.internal.PageText;
import java.io.PrintWriter;
import java.util.List;
import java.util.StringJoiner;

/** Writes each row as a JSON object on a line of its own, whose keys are the columns' names. */
final class JsonRows implements RowWriter {

  private final PrintWriter out;
  private final List<String> columns;

  JsonRows(PrintWriter out, String... columns) {
    this.out = out;
    this.columns = List.of(columns);
  }

  @Override
  public void row(Object... fields) {
    if (fields.length != columns.size()) {
      throw new IllegalArgumentException(fields.length + " fields, not " + columns.size());
    }
    StringJoiner row = new StringJoiner(",", "{", "}");
    for (int i = 0; i < fields.length; i++) {
      row.add(PageText.quote(columns.get(i)) + ":" + value(fields[i]));
    }
    out.println(row);
    out.flush();
  }

  private static String value(Object field) {
    String text = Csv.text(field);
    if (field instanceof Number || field instanceof NumberText) {
      // A number that is not known is empty, and JSON has none that is not finite.
      return text.matches("-?\\d.*") ? text : "null";
    }
    return field instanceof Boolean ? text : PageText.quote(text);
  }
}
