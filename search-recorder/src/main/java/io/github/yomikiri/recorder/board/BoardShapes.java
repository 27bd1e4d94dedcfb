package io.github.yomikiri.recorder.board;

import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Dot;
import io.github.yomikiri.game.Drawing.Line;
import io.github.yomikiri.game.Drawing.Shape;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.game.internal.text.Coordinates;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws the cells of a board, and the coordinates at its border. The colors are those of the style.
 *
 * @param cells the cells
 * @param lines the lines between cells
 * @param dots the dots by which people find places
 */
record BoardShapes(List<Cell> cells, List<Line> lines, List<Dot> dots) {

  private static final int SIZE = 40;
  private static final int MARGIN = 22;
  private static final int BORDER = 2;
  private static final String CIRCLE = "m-18.5 0a18.5 18.5 0 1 0 37 0a18.5 18.5 0 1 0-37 0z";

  /**
   * Returns the picture.
   *
   * @param pieces a shape for each cell, which may be empty
   */
  String svg(List<String> pieces) {
    StringBuilder out = new StringBuilder();
    add(
        out,
        "<svg id=\"board\" class=\"board\" viewBox=\"0 0 %.0f %.0f\" role=\"img\""
            + " aria-label=\"Board\">",
        end(Cell::x) + BORDER,
        end(Cell::y) + BORDER);
    String joined = lines.stream()
        .map(line -> "M" + place(cells.get(line.from())) + "L" + place(cells.get(line.to())))
        .collect(Collectors.joining());
    if (!joined.isEmpty()) {
      add(out, "<path class=\"line\" d=\"%s\"/>", joined);
    }
    for (Shape shape : Shape.values()) {
      String path = cells.stream()
          .filter(cell -> cell.shape() == shape && !isDot(cell))
          .map(this::path)
          .collect(Collectors.joining());
      if (!path.isEmpty()) {
        add(out, "<path class=\"%s\" d=\"%s\"/>", style(shape), path);
      }
    }
    Stream<Dot> points =
        cells.stream().filter(this::isDot).map(cell -> new Dot(cell.x(), cell.y()));
    Stream.concat(dots.stream(), points)
        .forEach(dot -> add(
            out,
            "<circle class=\"dot\" cx=\"%s\" cy=\"%s\" r=\"4\"/>",
            number(x(dot.x())),
            number(y(dot.y()))));
    coordinates(out);
    for (int cell = 0; cell < cells.size(); cell++) {
      add(
          out,
          "<g class=\"piece\" transform=\"translate(%s)\">%s</g>",
          place(cells.get(cell)),
          pieces.get(cell));
    }
    return out.append("<g class=\"marks\"></g></svg>").toString();
  }

  private static String style(Shape shape) {
    return shape.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static void add(StringBuilder out, String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private double end(ToDoubleFunction<Cell> at) {
    return SIZE * (max(at) - min(at) + 1) + MARGIN;
  }

  private double min(ToDoubleFunction<Cell> at) {
    return cells.stream().mapToDouble(at).min().orElseThrow();
  }

  private double max(ToDoubleFunction<Cell> at) {
    return cells.stream().mapToDouble(at).max().orElseThrow();
  }

  private double x(Cell cell) {
    return x(cell.x());
  }

  private double x(double place) {
    return MARGIN + SIZE * (place - min(Cell::x) + 0.5);
  }

  private double y(Cell cell) {
    return y(cell.y());
  }

  private double y(double place) {
    return MARGIN + SIZE * (place - min(Cell::y) + 0.5);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value).replaceFirst("\\.0$", "");
  }

  private String place(Cell cell) {
    return number(x(cell)) + " " + number(y(cell));
  }

  /** Returns the lines of a cell. */
  private String path(Cell cell) {
    String middle = "M" + place(cell);
    return switch (cell.shape()) {
      case SQUARE, HEXAGON, HOUSE -> middle + area(cell);
      case POINT -> middle + "m-2.5 0h5m-2.5-2.5v5";
      case LEVEL_EDGE -> middle + "m-20 0h40";
      case UPRIGHT_EDGE -> middle + "m0-20v40";
    };
  }

  /**
   * Returns the outline of the area around the middle of a cell in which a person clicks. It is
   * empty for the points between edges.
   */
  String area(Cell cell) {
    return switch (cell.shape()) {
      case SQUARE -> "m-20-20h40v40h-40z";
      case HEXAGON -> "m0-23.1l20 11.5v23.1l-20 11.5l-20-11.5v-23.1z";
      case HOUSE -> CIRCLE;
      case POINT -> isDot(cell) ? "" : CIRCLE;
      case LEVEL_EDGE, UPRIGHT_EDGE -> "m-20 0l20-20l20 20l-20 20z";
    };
  }

  /** Returns whether a cell is a point between edges, which nobody clicks. */
  private boolean isDot(Cell cell) {
    return cell.shape() == Shape.POINT && cells.stream().map(Cell::shape).anyMatch(Shape::isEdge);
  }

  /**
   * Writes columns above, rows on the left, and all other names in the corners of their cells, or
   * above houses.
   */
  private void coordinates(StringBuilder out) {
    boolean hasRows = !Coordinates.rows(cells, Cell::name, Cell::y).isEmpty();
    List<Cell> named = cells.stream().filter(cell -> !cell.shape().isEdge()).toList();
    List<Cell> inGrid = named.stream()
        .filter(cell -> hasRows && Coordinates.of(cell.name()).isPresent())
        .toList();
    boolean isSlanted = isSlanted(inGrid);
    double top = inGrid.stream().mapToDouble(this::y).min().orElse(0);
    double left = inGrid.stream().mapToDouble(this::x).min().orElse(0);
    firsts(inGrid, Coordinates::column, Cell::y)
        .forEach((column, cell) ->
            label(out, x(cell), (isSlanted ? y(cell) : top) - SIZE / 2.0 - 7, column));
    firsts(inGrid, Coordinates::row, Cell::x)
        .forEach((row, cell) ->
            label(out, (isSlanted ? x(cell) : left) - SIZE / 2.0 - 11, y(cell) + 5, row));
    for (Cell cell : named.stream().filter(each -> !inGrid.contains(each)).toList()) {
      if (cell.shape() == Shape.HOUSE) {
        label(out, x(cell), y(cell) - SIZE / 2.0 - 2, PageText.html(cell.name()));
      } else {
        add(
            out,
            "<text class=\"name\" x=\"%s\" y=\"%s\">%s</text>",
            number(x(cell) - 14),
            number(y(cell) - 13),
            PageText.html(cell.name()));
      }
    }
  }

  /** Returns whether cells of one column are not above each other, as on a board of hexagons. */
  private static boolean isSlanted(List<Cell> inGrid) {
    Map<String, Set<Double>> places = inGrid.stream()
        .collect(Collectors.groupingBy(
            cell -> Coordinates.of(cell.name()).orElseThrow().column(),
            Collectors.mapping(Cell::x, Collectors.toSet())));
    return places.values().stream().anyMatch(each -> each.size() > 1);
  }

  /** Returns for each name of a column or a row its first cell. */
  private static Map<String, Cell> firsts(
      List<Cell> inGrid, Function<Coordinates, String> name, ToDoubleFunction<Cell> at) {
    return inGrid.stream()
        .sorted(Comparator.comparingDouble(at))
        .collect(Collectors.toMap(
            cell -> name.apply(Coordinates.of(cell.name()).orElseThrow()),
            cell -> cell,
            (first, next) -> first,
            TreeMap::new));
  }

  private static void label(StringBuilder out, double x, double y, String text) {
    add(out, "<text x=\"%s\" y=\"%s\">%s</text>", number(x), number(y), text);
  }
}
