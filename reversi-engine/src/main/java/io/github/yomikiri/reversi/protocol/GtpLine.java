package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.play.protocol.Excerpt;
import io.github.yomikiri.reversi.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A command line of GTP.
 *
 * @param id the number that the answer repeats, or an empty text
 * @param name the command's name
 * @param arguments the words after the name
 */
record GtpLine(String id, String name, List<String> arguments) {

  private static final double MOST_SECONDS = 1e9;

  /**
   * Reads a line, without control characters and without a comment. Returns empty if nothing is
   * left.
   */
  static Optional<GtpLine> parse(String line) {
    List<String> words = words(line);
    if (words.isEmpty()) {
      return Optional.empty();
    }
    boolean hasId = words.get(0).matches("\\d{1,9}");
    if (hasId && words.size() == 1) {
      return Optional.of(new GtpLine(words.get(0), "", List.of()));
    }
    int at = hasId ? 1 : 0;
    return Optional.of(
        new GtpLine(hasId ? words.get(0) : "", words.get(at), words.subList(at + 1, words.size())));
  }

  private static List<String> words(String line) {
    int comment = line.indexOf('#');
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (char c : line.substring(0, comment < 0 ? line.length() : comment).toCharArray()) {
      if (c != ' ' && c != '\t' && !Character.isISOControl(c)) {
        word.append(c);
      } else if ((c == ' ' || c == '\t') && word.length() > 0) {
        words.add(word.toString());
        word.setLength(0);
      }
    }
    if (word.length() > 0) {
      words.add(word.toString());
    }
    return words;
  }

  /** Returns the side that the first argument names. */
  static Side side(List<String> arguments) {
    String name = arguments.isEmpty() ? "" : arguments.get(0).toLowerCase(Locale.ROOT);
    return switch (name) {
      case "b", "black" -> Side.DARK;
      case "w", "white" -> Side.LIGHT;
      default ->
        throw new GtpError(
            "syntax error: expected black or white, not \"" + Excerpt.of(name) + "\"");
    };
  }

  static double number(List<String> arguments, int index) {
    String text = index < arguments.size() ? arguments.get(index) : "";
    try {
      double number = Double.parseDouble(text);
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The error below reports the text.
    }
    throw new GtpError("syntax error: expected a number, not \"" + Excerpt.of(text) + "\"");
  }

  static int integer(List<String> arguments, int index) {
    double number = number(arguments, index);
    if (number != Math.rint(number) || number < 0 || number > 1_000_000) {
      throw new GtpError("syntax error: " + Excerpt.of(arguments.get(index))
          + " is not a whole number in [0, 1000000]");
    }
    return (int) number;
  }

  /** Returns a time in seconds. A negative time counts as 0. */
  static Duration seconds(List<String> arguments, int index) {
    double number = Math.max(0, Math.min(MOST_SECONDS, number(arguments, index)));
    return Duration.ofMillis(Math.round(number * 1000));
  }
}
