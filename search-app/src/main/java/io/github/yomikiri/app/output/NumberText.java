package io.github.yomikiri.app.output;

import java.util.Locale;
import java.util.OptionalDouble;

/**
 * A number in a row, with decimals of its own.
 *
 * @param text the number; empty if it is not known
 */
public record NumberText(String text) {

  /** The number that is not known. */
  public static final NumberText NONE = new NumberText("");

  /** Returns a number with a number of decimals; none if it is infinite. */
  public static NumberText of(double number, int decimals) {
    return Double.isInfinite(number)
        ? NONE
        : new NumberText(String.format(Locale.ROOT, "%." + decimals + "f", number));
  }

  /** Returns a number with a number of decimals; none if it is empty. */
  public static NumberText of(OptionalDouble number, int decimals) {
    return of(number.orElse(Double.POSITIVE_INFINITY), decimals);
  }

  /** Returns the text. */
  @Override
  public String toString() {
    return text;
  }
}
