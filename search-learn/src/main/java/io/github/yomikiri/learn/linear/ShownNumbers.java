package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.internal.SvgPicture;
import java.util.Arrays;
import java.util.stream.DoubleStream;

/**
 * The numbers of a picture of an evaluator, in a unit that people know.
 *
 * @param scale what they mean
 * @param max the maximum of their absolute values, more than 0
 */
record ShownNumbers(Scale scale, double max) {

  private static final double LEAST_MAX = 0.01;

  /**
   * Returns the numbers of a picture with some weights; those that are not numbers are left out.
   */
  static ShownNumbers of(Scale scale, DoubleStream weights) {
    ShownNumbers unit = new ShownNumbers(scale, LEAST_MAX);
    double max =
        weights.filter(Double::isFinite).map(unit::number).map(Math::abs).max().orElse(0);
    return new ShownNumbers(scale, Math.max(LEAST_MAX, max));
  }

  /** Returns what a sum of weights is in this unit. */
  double number(double weights) {
    return weights / (scale instanceof PointScale points ? points.perPoint() : scale.resolution());
  }

  /** Returns a sum of weights as a text with a sign. Large numbers have fewer decimals. */
  String text(double weights) {
    return signed(number(weights));
  }

  private String signed(double number) {
    return SvgPicture.signed(number, max < 10 ? 2 : 1);
  }

  /** Adds a square that is tinted by a sum of weights. */
  void tint(SvgPicture out, int x, int y, int size, double weights) {
    out.tinted(x, y, size, number(weights), max);
  }

  /** Adds a legend, whose last line is the unit. */
  void legend(SvgPicture out, int x, int y, String... lines) {
    String[] all = Arrays.copyOf(lines, lines.length + 1);
    all[lines.length] = scale instanceof PointScale
        ? "The unit is a point."
        : "+0.1 turns 50 % of the points into 55 %, and +1 into 88 %.";
    out.legend(x, y, signed(-max), signed(max), all);
  }
}
