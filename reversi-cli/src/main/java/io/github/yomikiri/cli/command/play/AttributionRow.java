package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.cli.output.Csv;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * The values of a game of a match, in discs from the view of the match's first player.
 *
 * @param number which game of the match, from 1
 * @param values the value at each number of empty squares, and at last the final score; empty where
 *     there is no such position, or where the game was not played out
 * @param moves the moves of the game
 */
record AttributionRow(int number, List<OptionalDouble> values, String moves) {

  /** Returns the columns of rows with values at some numbers of empty squares. */
  static String[] columns(List<Integer> empties) {
    List<String> columns = new ArrayList<>();
    columns.add("game");
    empties.forEach(each -> columns.add(Integer.toString(each)));
    columns.add("end");
    columns.add("moves");
    return columns.toArray(new String[0]);
  }

  /**
   * Returns the row of a game.
   *
   * @param row the game
   * @param values the values from the first mover's view
   */
  static AttributionRow of(MatchRow row, List<OptionalDouble> values) {
    // The match's first player is the first mover in the first game of each pair.
    double sign = row.number() % 2 == 1 ? 1 : -1;
    Game<Reversi> game = row.result().game();
    List<OptionalDouble> all = new ArrayList<>(values);
    all.add(game.isOver() ? OptionalDouble.of(game.score().orElseThrow()) : OptionalDouble.empty());
    all.replaceAll(each -> each.isPresent() ? OptionalDouble.of(sign * each.getAsDouble()) : each);
    return new AttributionRow(row.number(), all, game.toString());
  }

  /** Returns the fields, as many as there are columns. */
  Object[] fields() {
    List<Object> fields = new ArrayList<>();
    fields.add(number);
    values.forEach(value -> fields.add(
        value.isPresent() ? String.format(Locale.ROOT, "%.2f", value.getAsDouble()) : ""));
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
      if (!field.matches("(-?\\d{1,2}\\.\\d\\d)?")) {
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
