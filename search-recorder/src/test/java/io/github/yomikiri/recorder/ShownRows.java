package io.github.yomikiri.recorder;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The rows of a page, as a browser reads them. */
final class ShownRows {

  private final Map<String, Object> data;
  private final List<String> texts;

  ShownRows(String html) {
    data = Json.ofPage(html);
    texts = Json.list(data.get("texts"));
  }

  int size() {
    return Json.list(data.get("ply")).size();
  }

  List<String> kinds() {
    return Json.<List<String>>list(data.get("kinds")).stream()
        .map(kind -> kind.get(0))
        .toList();
  }

  int number(String property, int row) {
    return Json.<Integer>list(data.get(property)).get(row);
  }

  String text(String property, int row) {
    return texts.get(number(property, row));
  }

  String kind(int row) {
    return kinds().get(number("kind", row));
  }

  List<String> names() {
    return Json.list(data.get("names"));
  }

  String cell(String name, int row) {
    int column = names().indexOf(name);
    List<List<Integer>> cells = Json.list(data.get("cells"));
    return texts.get(cells.get(column).get(row));
  }

  /** Returns the earlier visits of a row: the steps, the kind, and a text for each column. */
  List<List<String>> earlier(int row) {
    List<List<String>> visits = new ArrayList<>();
    for (List<Integer> visit : Json.<List<Integer>>list(data.get("earlier"))) {
      if (visit.get(0) == row) {
        List<String> texts = new ArrayList<>();
        texts.add(visit.get(1).toString());
        texts.add(visit.get(2).toString());
        texts.add(kinds().get(visit.get(3)));
        visit.subList(4, visit.size()).forEach(text -> texts.add(this.texts.get(text)));
        visits.add(texts);
      }
    }
    return visits;
  }

  /** Returns the step in which a row appears. */
  int firstStep(int row) {
    return earlier(row).stream()
        .map(visit -> Integer.parseInt(visit.get(0)))
        .findFirst()
        .orElse(number("appears", row));
  }

  /** Returns the row of the moves from the root. */
  int row(String... moves) {
    int row = 0;
    for (int ply = 1; ply <= moves.length; ply++) {
      do {
        row++;
      } while (number("ply", row) > ply || !text("move", row).equals(moves[ply - 1]));
      if (number("ply", row) < ply) {
        throw new AssertionError("no move " + moves[ply - 1] + " at ply " + ply);
      }
    }
    return row;
  }

  /** Returns the lines of a row's picture, or nothing. */
  List<String> picture(int row) {
    Object code = Json.list(data.get("picture")).get(row);
    if (code instanceof Integer) {
      return List.of();
    }
    List<Integer> numbers = Json.list(code);
    List<String> lines = Json.list(data.get("lines"));
    List<String> picture = new ArrayList<>();
    for (int i = 0; i < numbers.get(0); i++) {
      int line = i + 1 < numbers.size() ? numbers.get(i + 1) : 0;
      picture.add(line == 0 ? picture(parent(row)).get(i) : lines.get(line - 1));
    }
    return picture;
  }

  private int parent(int row) {
    int parent = row;
    while (number("ply", parent) >= number("ply", row)) {
      parent--;
    }
    return parent;
  }
}
