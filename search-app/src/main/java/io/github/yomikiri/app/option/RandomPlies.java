package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.UserError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number of random moves at the start of a game: each number of a range is equally likely.
 *
 * @param least the least number
 * @param most the maximum
 */
public record RandomPlies(int least, int most) {

  private static final Pattern RANGE = Pattern.compile("(\\d{1,2})(?:-(\\d{1,2}))?");
  private static final int MOST = 60;

  /**
   * Reads a range such as {@code 6-20}, or a single number.
   *
   * @param option the option's name, for the message
   * @param text what was typed
   * @throws UserError if it is neither
   */
  public static RandomPlies parse(String option, String text) {
    Matcher range = RANGE.matcher(text);
    if (range.matches()) {
      int least = Integer.parseInt(range.group(1));
      int most = range.group(2) == null ? least : Integer.parseInt(range.group(2));
      if (least <= most && most <= MOST) {
        return new RandomPlies(least, most);
      }
    }
    throw new UserError(
        option + " " + text + ": expected a number or a range within 0-" + MOST + ", such as 6-20");
  }
}
