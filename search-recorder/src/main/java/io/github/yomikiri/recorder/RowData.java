package io.github.yomikiri.recorder;

import io.github.yomikiri.game.internal.PageText;
import java.io.BufferedReader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The rows of a page, as JSON. Each property of the rows is an array of numbers, in pre-order.
 * Texts are numbers of a list that has each text once. A picture is a list of lines, of which only
 * those are written that differ from the picture of the row above.
 */
final class RowData {

  /** The values of one property. Rows that have none have the value 0. */
  private static final class Column {

    private final StringBuilder values = new StringBuilder();
    private int size;

    void put(int row, String value) {
      while (size < row) {
        next("0");
      }
      next(value);
    }

    private void next(String value) {
      values.append(size++ == 0 ? "" : ",").append(value);
    }

    String json(int rows) {
      while (size < rows) {
        next("0");
      }
      return "[" + values + "]";
    }
  }

  private final Map<String, Integer> texts = new LinkedHashMap<>();
  private final Map<String, Integer> lines = new LinkedHashMap<>();
  private final Map<TreePage.Kind, Integer> kinds = new LinkedHashMap<>();
  private final Map<String, Column> properties = new LinkedHashMap<>();
  private final Map<String, Column> cells = new LinkedHashMap<>();
  // The earlier visits of the rows, in the order in which a row has them.
  private final List<String> earlier = new ArrayList<>();
  private final List<String> columns;
  // The lines of the pictures from the root to the last row.
  private final List<List<String>> above = new ArrayList<>();
  private int rows;

  /**
   * Makes data without rows.
   *
   * @param columns the names of the cells that every row shows
   */
  RowData(List<String> columns) {
    this.columns = columns;
    texts.put("", 0);
    columns.forEach(column -> cells.put(column, new Column()));
  }

  /** Returns the maximum ply of the next row. */
  int maxPly() {
    return above.size();
  }

  void add(int ply, TreePage.Row row) {
    put(properties, "ply", ply);
    put(properties, "move", number(texts, row.move));
    put(properties, "kind", number(kinds, row.kind));
    put(properties, "flags", (row.best ? 1 : 0) + (row.otherSide ? 2 : 0));
    put(properties, "note", number(texts, row.note));
    put(properties, "about", row.about);
    put(properties, "key", number(texts, row.key));
    row.cells.forEach((name, text) -> put(cells, name, number(texts, text)));
    properties.computeIfAbsent("picture", key -> new Column()).put(rows, picture(ply, row.picture));
    if (row.finished > 0) {
      put(properties, "appears", row.appears);
      put(properties, "finished", row.finished);
      row.earlier.forEach(visit -> earlier.add(earlier(visit)));
    }
    rows++;
  }

  /** Returns an earlier visit: its row, its steps, its kind, and a text for each column. */
  private String earlier(TreePage.Row visit) {
    String cells = columns.stream()
        .map(column -> Integer.toString(number(texts, visit.cells.getOrDefault(column, ""))))
        .collect(Collectors.joining(","));
    return "[" + rows + "," + visit.appears + "," + visit.finished + "," + number(kinds, visit.kind)
        + "," + cells + "]";
  }

  private void put(Map<String, Column> into, String name, int value) {
    into.computeIfAbsent(name, key -> new Column()).put(rows, Integer.toString(value));
  }

  private static <T> int number(Map<T, Integer> numbers, T value) {
    int next = numbers.size();
    Integer known = numbers.putIfAbsent(value, next);
    return known == null ? next : known;
  }

  /**
   * Returns a picture as an array: the number of its lines, and a number for each line. The number
   * is 0 if the picture above has the same line at this place. Zeros at the end are left out.
   */
  private String picture(int ply, String picture) {
    List<String> before = ply == 0 ? List.of() : above.get(ply - 1);
    List<String> now = new BufferedReader(new StringReader(picture)).lines().toList();
    above.subList(ply, above.size()).clear();
    above.add(now);
    if (now.isEmpty()) {
      return "0";
    }
    StringBuilder array = new StringBuilder("[").append(now.size());
    int end = array.length();
    for (int i = 0; i < now.size(); i++) {
      boolean same = i < before.size() && before.get(i).equals(now.get(i));
      array.append(',').append(same ? 0 : 1 + number(lines, now.get(i)));
      end = same ? end : array.length();
    }
    array.setLength(end);
    return array.append(']').toString();
  }

  /**
   * Returns the data.
   *
   * @param bar the column that is drawn as a bar, or -1
   * @param opensWith the column that is known when a row opens, or -1
   * @param drawn the board as JSON, or an empty text
   */
  String json(int bar, int opensWith, String drawn) {
    List<String> parts = new ArrayList<>();
    parts.add("\"format\":1");
    parts.add("\"columns\":" + columns.size());
    parts.add("\"bar\":" + bar);
    parts.add("\"opensWith\":" + opensWith);
    parts.add("\"drawn\":" + drawn);
    parts.add("\"earlier\":" + earlier.stream().collect(Collectors.joining(",", "[", "]")));
    parts.add("\"names\":" + PageText.array(cells.keySet()));
    parts.add("\"kinds\":"
        + kinds.keySet().stream()
            .map(kind -> PageText.array(
                List.of(kind.name(), kind.symbol(), kind.tone().label(), kind.meaning())))
            .collect(Collectors.joining(",", "[", "]")));
    properties.forEach((name, column) -> parts.add("\"" + name + "\":" + column.json(rows)));
    parts.add("\"cells\":"
        + cells.values().stream()
            .map(column -> column.json(rows))
            .collect(Collectors.joining(",\n", "[", "]")));
    parts.add("\"texts\":" + PageText.array(texts.keySet()));
    parts.add("\"lines\":" + PageText.array(lines.keySet()));
    return parts.stream().collect(Collectors.joining(",\n", "{", "}"));
  }
}
