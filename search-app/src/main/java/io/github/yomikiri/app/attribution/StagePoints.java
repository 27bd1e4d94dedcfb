package io.github.yomikiri.app.attribution;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * The points of a game at which it is valued.
 *
 * @param name what the points are numbers of, such as empties
 * @param points the numbers in the order of the game
 * @param decimals the number of decimals of a value
 */
public record StagePoints(String name, List<Integer> points, int decimals) {

  /** What a number means for a game. */
  public enum Order {
    /** Each move adds to it. */
    RISING("more"),
    /** Each move takes from it. */
    FALLING("less");

    private final String word;

    Order(String word) {
      this.word = word;
    }
  }

  /**
   * Reads the numbers of an option.
   *
   * @param option the option, such as {@code --empties}
   * @param text what was typed, such as {@code 36,28,22}
   * @param max the maximum of a number; the minimum is 1
   * @param order in which the numbers must be
   * @return the numbers
   * @throws UserError if the text is wrong, with the reason
   */
  public static List<Integer> parse(String option, String text, int max, Order order) {
    List<Integer> points = NumberRanges.parse(option, text, 1, max);
    int sign = order == Order.RISING ? 1 : -1;
    for (int i = 1; i < points.size(); i++) {
      if (sign * points.get(i) <= sign * points.get(i - 1)) {
        throw new UserError(String.format(
            Locale.ROOT,
            "%s %s: %d is not %s than %d",
            option,
            text,
            points.get(i),
            order.word,
            points.get(i - 1)));
      }
    }
    return Collections.unmodifiableList(points);
  }

  /** Returns the columns of rows with values at these points. */
  List<String> columns() {
    List<String> columns = new ArrayList<>();
    columns.add("game");
    points.forEach(each -> columns.add(Integer.toString(each)));
    columns.add("end");
    columns.add("moves");
    return columns;
  }
}
