package io.github.yomikiri.play.kit.text;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads times as people type them: {@code 500ms}, {@code 1.5s}, {@code 2m}. */
public final class Durations {

  private static final Pattern TIME = Pattern.compile("(\\d{1,7}(?:\\.\\d{1,3})?)(ms|s|m)");

  private Durations() {}

  /**
   * Reads a time.
   *
   * @param text the text
   * @return the time, rounded to milliseconds, or empty if the text is no time or if the time is
   *     less than a millisecond
   */
  public static Optional<Duration> parse(String text) {
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      return Optional.empty();
    }
    double millis = Double.parseDouble(time.group(1))
        * switch (time.group(2)) {
          case "ms" -> 1;
          case "s" -> 1_000;
          default -> 60_000;
        };
    return millis < 1 ? Optional.empty() : Optional.of(Duration.ofMillis(Math.round(millis)));
  }

  /**
   * Returns a time for people.
   *
   * @param time the time, in whole milliseconds
   * @return such as {@code 1.5 s} or {@code 200 ms}
   */
  public static String text(Duration time) {
    return time.toMillis() < 1_000
        ? time.toMillis() + " ms"
        : BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString() + " s";
  }
}
