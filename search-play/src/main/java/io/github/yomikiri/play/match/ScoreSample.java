package io.github.yomikiri.play.match;

import java.util.stream.IntStream;

/**
 * A sample of equally spaced scores from 0 to 1: three scores for games, five scores for pairs of
 * games. Elo intervals and sequential tests use the same formulas for both, so this class serves
 * the trinomial and the pentanomial method.
 */
final class ScoreSample {

  // Replaces a count of 0 in likelihoods, as in fishtest, because a score is not impossible if it
  // was not seen yet.
  private static final double UNSEEN = 1e-3;
  private static final int BISECTIONS = 100;

  private final int[] counts;
  private final int size;

  ScoreSample(int... counts) {
    this.counts = counts;
    size = IntStream.of(counts).sum();
  }

  /** Returns the number of observations. */
  int size() {
    return size;
  }

  /** Returns the mean score; NaN when the sample is empty. */
  double mean() {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * score(i);
    }
    return sum / size;
  }

  /** Returns the variance of one observation in the sample. */
  double variance() {
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * (score(i) - mean) * (score(i) - mean);
    }
    return sum / size;
  }

  /**
   * Returns whether at most one of the scores was ever observed. The sample then says nothing about
   * the variance.
   */
  boolean isUniform() {
    return IntStream.of(counts).filter(count -> count > 0).count() <= 1;
  }

  /**
   * Returns the logarithm of the generalized likelihood ratio: how much likelier the sample is if
   * the mean is {@code mean1} than if the mean is {@code mean0}. Both means must be inside (0, 1).
   *
   * <p>The ratio compares the likeliest distributions over the scores with the two means. For a
   * mean m, the likeliest distribution gives the score a the probability p(a) / (1 + t (a - m)). In
   * this formula p(a) is the score's share of the sample, and t is the Lagrange multiplier that
   * makes the mean m. The shares p(a) cancel out of the ratio.
   */
  double logLikelihoodRatio(double mean0, double mean1) {
    double multiplier0 = multiplier(mean0);
    double multiplier1 = multiplier(mean1);
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double ratio =
          (1 + multiplier0 * (score(i) - mean0)) / (1 + multiplier1 * (score(i) - mean1));
      sum += weight(i) * Math.log(ratio);
    }
    return sum;
  }

  /**
   * Returns the Lagrange multiplier for a mean, by bisection. It is the root of a function that
   * falls over its whole range and has poles at both ends.
   */
  private double multiplier(double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (low + high) / 2;
      double excess = 0;
      for (int j = 0; j < counts.length; j++) {
        excess += weight(j) * (score(j) - mean) / (1 + middle * (score(j) - mean));
      }
      if (excess > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  private double score(int index) {
    return (double) index / (counts.length - 1);
  }

  private double weight(int index) {
    return Math.max(counts[index], UNSEEN);
  }
}
