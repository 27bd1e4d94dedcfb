package io.github.yomikiri.app.console;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and checks the numbers of options. */
public final class NumberRanges {

  private static final Pattern RANGE = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

  private NumberRanges() {}

  /**
   * Checks a number.
   *
   * @param option the option's name, for the message
   * @throws UserError if the number is outside the range
   */
  public static void check(String option, long number, long min, long max) {
    if (number < min || number > max) {
      throw new UserError(option + " " + number + " is outside " + min + "-" + max);
    }
  }

  /**
   * Reads numbers such as {@code 40-44,52}.
   *
   * @return the numbers in the order of the text
   * @throws UserError if the text is malformed, or a number is outside the range
   */
  public static List<Integer> parse(String option, String text, int min, int max) {
    List<Integer> numbers = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      Matcher range = RANGE.matcher(part.strip());
      if (!range.matches()) {
        throw new UserError(
            option + " " + text + ": \"" + part + "\" is not a number or a range such as 40-44");
      }
      int from = Integer.parseInt(range.group(1));
      int to = range.group(2) == null ? from : Integer.parseInt(range.group(2));
      if (from > to) {
        throw new UserError(option + " " + text + ": " + part + " is not a rising range");
      }
      if (from < min || to > max) {
        throw new UserError(
            option + " " + text + ": " + part + " is not within " + min + "-" + max);
      }
      for (int number = from; number <= to; number++) {
        if (!numbers.contains(number)) {
          numbers.add(number);
        }
      }
    }
    return numbers;
  }
}
