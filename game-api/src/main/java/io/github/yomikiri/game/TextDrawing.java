package io.github.yomikiri.game;

import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Drawing.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Draws positions with characters. Each height at which a cell is becomes a line. Across, the cells
 * keep their proportions: the scale is the smallest at which a blank is left between neighbors. So
 * rows of hexagons are shifted by half a cell, and edges lie between their dots.
 */
final class TextDrawing {

  /** Cells whose heights differ by less than a thousandth are in one line. */
  private static final double LINES_PER_UNIT = 1000;

  /** So texts stay short even if cells overlap. */
  private static final int MAX_SCALE = 100;

  /** The texts of each line from left to right, by the heights of the lines. */
  private final NavigableMap<Long, NavigableMap<Double, String>> lines = new TreeMap<>();

  /** A name of which one part has letters and the other one has digits, the column first. */
  private record Coordinates(String column, String row) {

    private static final Pattern FORM = Pattern.compile("([a-z]+)([0-9]+)|([0-9]+)([a-z]+)");

    static Optional<Coordinates> of(Cell cell) {
      Matcher name = FORM.matcher(cell.name());
      if (!name.matches()) {
        return Optional.empty();
      }
      int column = name.start(1) < 0 ? 3 : 1;
      return Optional.of(new Coordinates(name.group(column), name.group(column + 1)));
    }
  }

  private TextDrawing() {}

  static <P extends Position<P>> String of(Drawing<P> drawing, P position, int toMove) {
    List<Cell> cells = drawing.cells();
    NavigableMap<Long, String> rows = rows(cells);
    TextDrawing board = new TextDrawing();
    TextDrawing names = new TextDrawing();
    for (int i = 0; i < cells.size(); i++) {
      Cell cell = cells.get(i);
      String empty = empty(cell, !rows.isEmpty());
      board.put(
          height(cell),
          cell,
          drawing.piece(position, i, toMove).map(Piece::symbol).orElse(empty));
      names.put(height(cell), cell, cell.name());
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
    if (cell.shape() == Shape.LEVEL_EDGE || cell.shape() == Shape.UPRIGHT_EDGE) {
      return " ";
    }
    return hasCoordinates && Coordinates.of(cell).isEmpty() ? cell.name() : ".";
  }

  private static long height(Cell cell) {
    return Math.round(cell.y() * LINES_PER_UNIT);
  }

  private void put(long height, Cell cell, String text) {
    lines.computeIfAbsent(height, line -> new TreeMap<>()).put(cell.x(), text);
  }

  /**
   * Returns the names of the rows by their heights. It is empty if the names of cells are no
   * coordinates: if there are two names in one line, or one name in two lines.
   */
  private static NavigableMap<Long, String> rows(List<Cell> cells) {
    NavigableMap<Long, String> rows = new TreeMap<>();
    for (Cell cell : cells) {
      String row = Coordinates.of(cell).map(Coordinates::row).orElse("");
      if (!row.isEmpty() && !row.equals(rows.computeIfAbsent(height(cell), line -> row))) {
        return new TreeMap<>();
      }
    }
    return new HashSet<>(rows.values()).size() == rows.size() ? rows : new TreeMap<>();
  }

  /** Adds a line with the names of the columns, beside the row whose name comes first. */
  private void addColumns(List<Cell> cells, NavigableMap<Long, String> rows) {
    Map.Entry<Long, String> first = rows.firstEntry();
    Map.Entry<Long, String> last = rows.lastEntry();
    boolean isAbove = comesBefore(first.getValue(), last.getValue());
    long beside = isAbove ? first.getKey() : last.getKey();
    long height = isAbove ? lines.firstKey() - 1 : lines.lastKey() + 1;
    for (Cell cell : cells) {
      if (height(cell) == beside) {
        Coordinates.of(cell).ifPresent(name -> put(height, cell, name.column()));
      }
    }
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
    for (NavigableMap<Double, String> line : lines.values()) {
      StringBuilder text = new StringBuilder();
      line.forEach((x, cell) -> {
        int start = Math.max(0, margin) + place(x, left, scale) - cell.length();
        text.append(" ".repeat(Math.max(0, start - text.length()))).append(cell);
      });
      drawn.add(text.toString());
    }
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
