package io.github.yomikiri.app.output;

import java.util.Locale;
import java.util.stream.DoubleStream;

/**
 * The mean of a sample with its 95 % interval, which is the mean plus or minus a half-width. The
 * interval is that of the normal distribution.
 *
 * @param mean the mean; NaN without numbers
 * @param halfWidth half the width of the interval; infinite with less than two numbers
 */
public record MeanInterval(double mean, double halfWidth) {

  private static final double NORMAL_97_5 = 1.959963984540054;

  /**
   * Returns the mean of numbers and its interval.
   *
   * @param numbers the sample
   * @return the mean and half the width
   */
  public static MeanInterval of(double... numbers) {
    double mean = DoubleStream.of(numbers).sum() / numbers.length;
    double squares = 0;
    for (double number : numbers) {
      squares += (number - mean) * (number - mean);
    }
    double halfWidth = numbers.length < 2
        ? Double.POSITIVE_INFINITY
        : NORMAL_97_5 * Math.sqrt(squares / (numbers.length - 1) / numbers.length);
    return new MeanInterval(mean, halfWidth);
  }

  /**
   * Returns the half-width as text, such as {@code +-0.25}.
   *
   * @param decimals the number of decimals
   * @return the text
   */
  public String halfWidth(int decimals) {
    return String.format(Locale.ROOT, "+-%." + decimals + "f", halfWidth);
  }
}
