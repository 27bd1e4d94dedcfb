package io.github.yomikiri.game.internal;

/** Checks of arguments. Each method returns the value that it has checked. */
public final class Ranges {

  private Ranges() {}

  /**
   * Checks that a number is in a range.
   *
   * @param what what the number is, for the message
   * @param value the number
   * @param min the least number of the range
   * @param max the greatest number of the range
   * @return the number
   * @throws IllegalArgumentException if the number is outside the range
   */
  public static int between(String what, int value, int min, int max) {
    return (int) between(what, (long) value, min, max);
  }

  /**
   * Checks that a number is in a range.
   *
   * @param what what the number is, for the message
   * @param value the number
   * @param min the least number of the range
   * @param max the greatest number of the range
   * @return the number
   * @throws IllegalArgumentException if the number is outside the range
   */
  public static long between(String what, long value, long min, long max) {
    return between(what, value, "", min, max);
  }

  /**
   * Checks that a number of units is in a range.
   *
   * @param what what the number is, for the message
   * @param value the number
   * @param unit the unit with a space before it, such as {@code " MiB"}
   * @param min the least number of the range
   * @param max the greatest number of the range
   * @return the number
   * @throws IllegalArgumentException if the number is outside the range
   */
  public static long between(String what, long value, String unit, long min, long max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          what + " " + value + unit + " is outside [" + min + ", " + max + "]");
    }
    return value;
  }

  /**
   * Checks that a number is at least 0 and at most 1.
   *
   * @param what what the number is, for the message
   * @param value the number
   * @return the number
   * @throws IllegalArgumentException if the number is outside {@code [0, 1]}, or no number
   */
  public static double share(String what, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(what + " " + value + " is outside [0, 1]");
    }
    return value;
  }

  /**
   * Checks that a number is not less than another.
   *
   * @param what what the number is, for the message
   * @param value the number
   * @param min the least number
   * @return the number
   * @throws IllegalArgumentException if the number is less
   */
  public static int atLeast(String what, int value, int min) {
    return (int) atLeast(what, (long) value, min);
  }

  /**
   * Checks that a number is not less than another.
   *
   * @param what what the number is, for the message
   * @param value the number
   * @param min the least number
   * @return the number
   * @throws IllegalArgumentException if the number is less
   */
  public static long atLeast(String what, long value, long min) {
    if (value < min) {
      throw new IllegalArgumentException(what + " " + value + " is less than " + min);
    }
    return value;
  }

  /**
   * Checks that a number is not negative.
   *
   * @param what what the number is, for the message
   * @param value the number
   * @return the number
   * @throws IllegalArgumentException if the number is negative
   */
  public static int notNegative(String what, int value) {
    if (value < 0) {
      throw new IllegalArgumentException(what + " " + value + " is negative");
    }
    return value;
  }
}
