package io.github.yomikiri.game.internal.text;

import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a cell of which one part has letters and the other one has digits, such as
 * {@code e4}.
 *
 * @param column the part that comes first
 * @param row the other part
 */
public record Coordinates(String column, String row) {

  private static final Pattern FORM = Pattern.compile("([a-z]+)([0-9]+)|([0-9]+)([a-z]+)");

  /** Cells whose heights differ by less than a thousandth are in one line. */
  private static final double LINES_PER_UNIT = 1000;

  /** Returns the coordinates in the name of a cell; empty if it has another name. */
  public static Optional<Coordinates> of(String name) {
    Matcher parts = FORM.matcher(name);
    if (!parts.matches()) {
      return Optional.empty();
    }
    int column = parts.start(1) < 0 ? 3 : 1;
    return Optional.of(new Coordinates(parts.group(column), parts.group(column + 1)));
  }

  /**
   * Returns the line in which a cell is; lines are counted from above.
   *
   * @param y the place of its center
   */
  public static long line(double y) {
    return Math.round(y * LINES_PER_UNIT);
  }

  /**
   * Returns the names of the rows by their lines. It is empty if the names of cells are no
   * coordinates: if there are two names in one line, or one name in two lines.
   *
   * @param name returns the name of a cell
   * @param y returns the place of its center
   */
  public static <C> NavigableMap<Long, String> rows(
      List<C> cells, Function<C, String> name, ToDoubleFunction<C> y) {
    NavigableMap<Long, String> rows = new TreeMap<>();
    for (C cell : cells) {
      String row = of(name.apply(cell)).map(Coordinates::row).orElse("");
      if (!row.isEmpty()
          && !row.equals(rows.computeIfAbsent(line(y.applyAsDouble(cell)), line -> row))) {
        return new TreeMap<>();
      }
    }
    return new HashSet<>(rows.values()).size() == rows.size() ? rows : new TreeMap<>();
  }
}
