package io.github.yomikiri.app.output;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads the small tables in the jar: plain comma-separated values without quotes, below a header.
 */
public final class CsvResource {

  private CsvResource() {}

  /**
   * Returns the rows below the header.
   *
   * @param owner a class of the package that the file belongs to
   * @param name the file's name
   * @return each row's fields, as many as the header has
   */
  public static List<List<String>> rows(Class<?> owner, String name) {
    List<String> lines = TextResource.read(owner, name).lines().toList();
    int width = fields(lines.get(0)).size();
    List<List<String>> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      List<String> fields = fields(line);
      if (fields.size() != width) {
        throw new IllegalStateException(name + ": not " + width + " fields: " + line);
      }
      rows.add(fields);
    }
    return List.copyOf(rows);
  }

  private static List<String> fields(String line) {
    return List.of(line.split(",", -1));
  }
}
