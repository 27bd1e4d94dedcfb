package io.github.yomikiri.learn.linear;

import java.util.Arrays;

/**
 * What a piece on a square adds to a value, on average.
 *
 * <p>A place has a configuration with the piece on the square, and others that have something else
 * there and the same on all other squares. The weight of the first less the mean weight of the
 * others is what the piece adds with these surroundings. The effect in the place is the mean over
 * all surroundings. Weights that are 0 were not learned, and are left out. A value is the sum over
 * all places, so the effect of the piece is the sum over all places that look at the square.
 *
 * <p>Positions with the piece differ from those without it in other squares, too. Because the
 * surroundings are the same, the effect does not depend on that.
 */
final class WeightEffects {

  private final Patterns<?> patterns;
  private final short[] weights;
  private final int states;

  WeightEffects(Patterns<?> patterns, short[] weights) {
    this.patterns = patterns;
    this.weights = weights;
    states = patterns.view().planes() + 1;
  }

  /**
   * Returns the effects of a plane.
   *
   * @param plane the plane, from 0
   * @return the effect on each square, in the unit of the weights; not a number if no surroundings
   *     were learned
   */
  double[] of(int plane) {
    double[] effects = new double[patterns.view().columns() * patterns.view().rows()];
    Arrays.fill(effects, Double.NaN);
    double[] ofPattern = {};
    for (int place = 0; place < patterns.length(); place++) {
      int[] squares = patterns.squares(place);
      int base = patterns.base(place);
      // The places of a pattern follow each other, and share its weights.
      if (place == 0 || base != patterns.base(place - 1)) {
        ofPattern = ofPattern(base, squares.length, plane + 1);
      }
      for (int i = 0; i < squares.length; i++) {
        if (!Double.isNaN(ofPattern[i])) {
          double before = effects[squares[i]];
          effects[squares[i]] = ofPattern[i] + (Double.isNaN(before) ? 0 : before);
        }
      }
    }
    return effects;
  }

  private double[] ofPattern(int base, int length, int state) {
    double[] effects = new double[length];
    int configurations = (int) Math.pow(states, length);
    int digit = 1;
    for (int i = 0; i < length; i++) {
      effects[i] = mean(base, configurations, digit, state);
      digit *= states;
    }
    return effects;
  }

  /** Returns the mean over all surroundings of a digit, or not a number if none were learned. */
  private double mean(int base, int configurations, int digit, int state) {
    double sum = 0;
    int count = 0;
    for (int high = base; high < base + configurations; high += states * digit) {
      for (int surroundings = high; surroundings < high + digit; surroundings++) {
        double effect = effect(surroundings, digit, state);
        if (!Double.isNaN(effect)) {
          sum += effect;
          count++;
        }
      }
    }
    return count == 0 ? Double.NaN : sum / count;
  }

  private double effect(int surroundings, int digit, int state) {
    int own = weights[surroundings + state * digit];
    double others = 0;
    int count = 0;
    for (int other = 0; other < states; other++) {
      int weight = weights[surroundings + other * digit];
      if (other != state && weight != 0) {
        others += weight;
        count++;
      }
    }
    return own == 0 || count == 0 ? Double.NaN : own - others / count;
  }
}
