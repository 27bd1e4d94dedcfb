package io.github.yomikiri.search.match;

import java.util.stream.IntStream;

/**
 * A sample of equally spaced scores from 0 to 1: three of them for games, five for pairs of games. Elo intervals and
 * sequential tests need nothing else, and the same of both, so that the trinomial and the pentanomial method are one.
 */
final class ScoreSample {

  // Stands for a count of 0 in likelihoods, as in fishtest: no score is impossible because it was
  // not seen yet.
  private static final double UNSEEN = 1e-3;
  private static final int BISECTIONS = 100;

  private final int[] counts;
  private final int size;

  ScoreSample(int... counts) {
    this.counts = counts;
    size = IntStream.of(counts).sum();
  }

  /** Returns how often a score was observed. */
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

  /** Returns the variance of one observation, as the sample has it. */
  double variance() {
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * (score(i) - mean) * (score(i) - mean);
    }
    return sum / size;
  }

  /** Tells whether only one score was ever observed, or none: then the sample says nothing of its variance. */
  boolean isUniform() {
    return IntStream.of(counts).filter(count -> count > 0).count() <= 1;
  }

  /**
   * Returns the logarithm of how much likelier the sample is, at the best, when the mean is {@code mean1} than when it
   * is {@code mean0}; both inside (0, 1).
   *
   * <p>Of all distributions over the scores that have a mean m, the likeliest one gives the score a the probability
   * p(a) / (1 + t (a - m)), p(a) being its share of the sample and t the Lagrange multiplier that makes the mean m.
   * What the sample's own shares contribute cancels out of the ratio.
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

  /** Returns the root of a function that falls from one end of its range to the other, where it has poles. */
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
