package io.github.yomikiri.app.attribution;

import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The values of a game of a match, from the view of the match's first player.
 *
 * @param number which game of the match, from 1
 * @param values the value at each point, and at last that of the end; empty where there is no such
 *     position, or where the game was not played out
 * @param moves the moves of the game
 */
public record AttributionRow(int number, List<OptionalDouble> values, String moves) {

  /**
   * Returns the row of a game.
   *
   * @param number which game of the match, from 1
   * @param values the values from the first mover's view
   * @param moves the moves of the game
   * @return the row
   */
  public static AttributionRow of(int number, List<OptionalDouble> values, String moves) {
    // The match's first player is the first mover in the first game of each pair.
    double sign = number % 2 == 1 ? 1 : -1;
    List<OptionalDouble> all = new ArrayList<>(values);
    all.replaceAll(each -> each.isPresent() ? OptionalDouble.of(sign * each.getAsDouble()) : each);
    return new AttributionRow(number, all, moves);
  }

  /**
   * Returns the fields, as many as there are columns.
   *
   * @param decimals the number of decimals of a value
   */
  Object[] fields(int decimals) {
    List<Object> fields = new ArrayList<>();
    fields.add(number);
    values.forEach(value -> fields.add(NumberText.of(value, decimals)));
    fields.add(moves);
    return fields.toArray();
  }

  /**
   * Reads a row.
   *
   * @param line what {@link Csv#line} has made of the fields
   * @param columns the number of columns
   * @throws IllegalArgumentException if it is none, with the reason
   */
  static AttributionRow parse(String line, int columns) {
    List<String> fields = Csv.fields(line);
    if (fields.size() != columns) {
      throw new IllegalArgumentException("it has " + fields.size() + " columns, not " + columns);
    }
    List<OptionalDouble> values = new ArrayList<>();
    for (String field : fields.subList(1, columns - 1)) {
      if (!field.matches("(-?\\d{1,6}\\.\\d{1,3})?")) {
        throw new IllegalArgumentException("\"" + field + "\" is not a value such as -2.50");
      }
      values.add(
          field.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(field)));
    }
    if (!fields.get(0).matches("\\d{1,9}")) {
      throw new IllegalArgumentException("\"" + fields.get(0) + "\" is not a number of a game");
    }
    return new AttributionRow(Integer.parseInt(fields.get(0)), values, fields.get(columns - 1));
  }
}
