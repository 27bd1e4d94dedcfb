package io.github.yomikiri.app.output;

import static java.math.RoundingMode.HALF_UP;

import io.github.yomikiri.search.Bound;
import java.math.BigDecimal;

/** Values and depths of moves as people read them. */
public final class ValueText {

  /** From this number of points on, values have no fraction, because nobody reads it. */
  private static final int MANY = 1_000;

  private ValueText() {}

  /**
   * Writes a value.
   *
   * @param points the value in points of the game; infinite if there is none
   * @param bound what the value says about the true one
   * @param solved whether the value is proven, and so a whole number
   * @return such as {@code +3.25}, {@code >=+4} or {@code ?}
   */
  public static String of(double points, Bound bound, boolean solved) {
    if (Double.isInfinite(points)) {
      return "?";
    }
    // Formats of a browser's Java round some numbers another way.
    boolean isWhole = solved || Math.abs(points) >= MANY;
    BigDecimal size = BigDecimal.valueOf(Math.abs(points)).setScale(isWhole ? 0 : 2, HALF_UP);
    String number = (points < 0 ? "-" : "+") + size.toPlainString();
    return switch (bound) {
      case LOWER -> ">=" + number;
      case UPPER -> "<=" + number;
      default -> number;
    };
  }

  /**
   * Writes a depth.
   *
   * @param solved whether the search has reached the end of the game
   * @param depth the depth in plies
   * @return {@code end}, or the number
   */
  public static String depth(boolean solved, int depth) {
    return solved ? "end" : String.valueOf(depth);
  }
}
