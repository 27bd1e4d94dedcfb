package io.github.yomikiri.search.mcts;

/**
 * Checks the settings of a {@link MonteCarloBuilder}. Each method returns the value it is given.
 */
final class Ranges {

  private Ranges() {}

  static long atLeastOne(String what, long value) {
    if (value < 1) {
      throw new IllegalArgumentException(what + " " + value + " is less than 1");
    }
    return value;
  }

  static double notNegative(String what, double value) {
    if (!(value >= 0) || Double.isInfinite(value)) {
      throw new IllegalArgumentException(what + " " + value + " is negative or not finite");
    }
    return value;
  }

  static int between(String what, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          what + " " + value + " is outside [" + min + ", " + max + "]");
    }
    return value;
  }

  static double between(String what, double value, double min, double max) {
    if (!(value >= min && value <= max)) {
      throw new IllegalArgumentException(
          what + " " + value + " is outside [" + min + ", " + max + "]");
    }
    return value;
  }
}
