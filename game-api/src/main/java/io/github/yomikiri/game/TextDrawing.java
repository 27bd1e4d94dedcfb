package io.github.yomikiri.game;

import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Line;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.internal.text.Coordinates;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/**
 * Draws positions with characters. Each height at which a cell is becomes a line. Across, the cells
 * keep their proportions: the scale is the smallest at which a blank is left between neighbors. So
 * rows of hexagons are shifted by half a cell, and edges lie between their dots.
 */
final class TextDrawing {

  /** So texts stay short even if cells overlap. */
  private static final int MAX_SCALE = 100;

  /** The texts of each line from left to right, by the heights of the lines. */
  private final NavigableMap<Long, NavigableMap<Double, String>> lines = new TreeMap<>();

  /** The places of texts that are joined to the next text of their line. */
  private final Map<Long, Set<Double>> joined = new HashMap<>();

  private TextDrawing() {}

  static <P extends Position<P>> String of(Drawing<P> drawing, P position, int toMove) {
    List<Cell> cells = drawing.cells();
    NavigableMap<Long, String> rows = Coordinates.rows(cells, Cell::name, Cell::y);
    TextDrawing board = new TextDrawing();
    TextDrawing names = new TextDrawing();
    for (int i = 0; i < cells.size(); i++) {
      Cell cell = cells.get(i);
      String empty = empty(cell, !rows.isEmpty());
      board.put(
          Coordinates.line(cell.y()),
          cell,
          drawing.piece(position, i, toMove).map(Piece::symbol).orElse(empty));
      names.put(Coordinates.line(cell.y()), cell, cell.name());
    }
    for (Line line : drawing.lines()) {
      board.join(cells.get(line.from()), cells.get(line.to()));
    }
    if (rows.isEmpty()) {
      return beside(board.lines(), "    ", names.lines());
    }
    board.addColumns(cells, rows);
    int width = rows.values().stream().mapToInt(String::length).max().orElseThrow();
    List<String> border = board.lines.keySet().stream()
        .map(line -> padding(rows.getOrDefault(line, ""), width) + rows.getOrDefault(line, ""))
        .toList();
    return beside(border, " ", board.lines());
  }

  private static String empty(Cell cell, boolean hasCoordinates) {
    if (cell.shape().isEdge()) {
      return " ";
    }
    return hasCoordinates && Coordinates.of(cell.name()).isEmpty() ? cell.name() : ".";
  }

  private void put(long height, Cell cell, String text) {
    lines.computeIfAbsent(height, line -> new TreeMap<>()).put(cell.x(), text);
  }

  /** Draws a line that is longer than 1 and in a row or a column. */
  private void join(Cell from, Cell to) {
    if (Math.abs(to.x() - from.x()) + Math.abs(to.y() - from.y()) <= 1) {
      return;
    }
    long top = Coordinates.line(Math.min(from.y(), to.y()));
    long bottom = Coordinates.line(Math.max(from.y(), to.y()));
    double left = Math.min(from.x(), to.x());
    double right = Math.max(from.x(), to.x());
    if (top == bottom) {
      joined
          .computeIfAbsent(top, line -> new HashSet<>())
          .addAll(lines
              .computeIfAbsent(top, line -> new TreeMap<>())
              .subMap(left, right)
              .keySet());
    } else if (left == right) {
      lines.subMap(top, false, bottom, false).values().forEach(line -> line.putIfAbsent(left, "|"));
    }
  }

  /**
   * Adds a line with the names of the columns, beside the row whose name comes first. A column that
   * has no cell in this row has its name at the place of another cell.
   */
  private void addColumns(List<Cell> cells, NavigableMap<Long, String> rows) {
    Map.Entry<Long, String> first = rows.firstEntry();
    Map.Entry<Long, String> last = rows.lastEntry();
    boolean isAbove = comesBefore(first.getValue(), last.getValue());
    long beside = isAbove ? first.getKey() : last.getKey();
    long height = isAbove ? lines.firstKey() - 1 : lines.lastKey() + 1;
    Set<String> known = new HashSet<>();
    cells.stream()
        .sorted(Comparator.comparing(cell -> Coordinates.line(cell.y()) != beside))
        .forEach(cell -> Coordinates.of(cell.name())
            .map(Coordinates::column)
            .filter(known::add)
            .ifPresent(column -> put(height, cell, column)));
  }

  /** Returns whether a row comes before another one; 9 comes before 10. */
  private static boolean comesBefore(String row, String other) {
    return row.length() != other.length()
        ? row.length() < other.length()
        : row.compareTo(other) < 0;
  }

  /** Returns the lines. Each text ends at its place, so that numbers stand below one another. */
  private List<String> lines() {
    double left =
        lines.values().stream().mapToDouble(NavigableMap::firstKey).min().orElseThrow();
    int scale = lines.values().stream().mapToInt(TextDrawing::scale).max().orElseThrow();
    int margin = lines.values().stream()
        .mapToInt(
            line -> line.firstEntry().getValue().length() - place(line.firstKey(), left, scale))
        .max()
        .orElseThrow();
    List<String> drawn = new ArrayList<>();
    lines.forEach((height, line) -> {
      Set<Double> joins = joined.getOrDefault(height, Set.of());
      StringBuilder text = new StringBuilder();
      line.forEach((x, cell) -> {
        int start = Math.max(0, margin) + place(x, left, scale) - cell.length();
        Double before = line.lowerKey(x);
        String gap = before != null && joins.contains(before) ? "-" : " ";
        text.append(gap.repeat(Math.max(0, start - text.length()))).append(cell);
      });
      drawn.add(text.toString());
    });
    return drawn;
  }

  private static int place(double x, double left, int scale) {
    return (int) Math.round((x - left) * scale);
  }

  /** Returns the number of characters per unit that the texts of a line need. */
  private static int scale(NavigableMap<Double, String> line) {
    int scale = 1;
    double before = line.firstKey();
    for (Map.Entry<Double, String> cell : line.tailMap(before, false).entrySet()) {
      double needed = Math.ceil((cell.getValue().length() + 1) / (cell.getKey() - before));
      scale = (int) Math.max(scale, Math.min(needed, MAX_SCALE));
      before = cell.getKey();
    }
    return scale;
  }

  private static String beside(List<String> left, String gap, List<String> right) {
    int width = left.stream().mapToInt(String::length).max().orElseThrow();
    List<String> joined = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      String line = left.get(i) + padding(left.get(i), width) + gap + right.get(i);
      joined.add(line.stripTrailing());
    }
    return String.join("\n", joined);
  }

  private static String padding(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length()));
  }
}
