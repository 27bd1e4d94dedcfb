package io.github.yomikiri.search.match;

import java.util.Locale;

/**
 * How much stronger a player is than an opponent, on Elo's logistic scale, with a 95 % confidence interval.
 *
 * <p>The difference is {@code -400 log10(1 / s - 1)} for a mean score of s points per game: 0 for one half, 190.8 for
 * three quarters, infinite for 0 and 1. The interval's ends are those of the mean score, {@code s +- 1.96 sqrt(v / n)},
 * taken to the same scale; an end beyond 0 or 1 is infinite. Of pairs of games n is the number of pairs and v the
 * variance of their scores: that is the pentanomial method of fishtest and fastchess, which does not take for noise
 * what an opening gives to one player and, with colours swapped, to the other. Of a {@link Tally} they are those of
 * games: the trinomial method of cutechess, for games that do not come in pairs.
 *
 * <p>The interval rests on the normal distribution, so a few dozen observations are needed to trust it, and a match
 * that a sequential test has ended is biased towards its result. Where all observations are equal (all won, all drawn)
 * their variance would be 0 and the interval a point; instead, as Clopper and Pearson (1934) do, whatever has a chance
 * of less than {@code 1 - 0.025^(1/n)} may have remained unseen, and the interval covers the best and the worst of it.
 *
 * @param difference in Elo, positive when the player is the stronger one; NaN when there are no games
 * @param lower the interval's lower end, at most {@code difference}, {@code -Infinity} where nothing is known
 * @param upper the interval's upper end, at least {@code difference}, {@code Infinity} where nothing is known
 */
public record Elo(double difference, double lower, double upper) {

  private static final double NORMAL_97_5 = 1.959963984540054;
  private static final double TAIL = 0.025;

  /**
   * Returns what pairs of games say: the better choice where there are any.
   *
   * @param pairs the pairs' scores from the player's view
   * @return the difference
   */
  static Elo of(PairTally pairs) {
    return of(pairs.sample());
  }

  /**
   * Returns what games say that do not come in pairs.
   *
   * @param games the counts from the player's view
   * @return the difference
   */
  public static Elo of(Tally games) {
    return of(games.sample());
  }

  private static Elo of(ScoreSample sample) {
    if (sample.size() == 0) {
      return new Elo(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    double mean = sample.mean();
    double down;
    double up;
    if (sample.isUniform()) {
      double unseen = 1 - Math.pow(TAIL, 1.0 / sample.size());
      down = unseen * mean;
      up = unseen * (1 - mean);
    } else {
      down = NORMAL_97_5 * Math.sqrt(sample.variance() / sample.size());
      up = down;
    }
    return new Elo(
        difference(mean), difference(Math.max(0, mean - down)), difference(Math.min(1, mean + up)));
  }

  /**
   * Returns the difference in strength that a mean score stands for.
   *
   * @param score points per game, in {@code [0, 1]}
   * @return the difference in Elo, infinite for 0 and 1
   * @throws IllegalArgumentException if the score is outside its range
   */
  public static double difference(double score) {
    if (!(score >= 0 && score <= 1)) {
      throw new IllegalArgumentException("score " + score + " is outside [0, 1]");
    }
    // Not 1/s - 1, so that one half gives 0 and not -0.
    return 400 * Math.log10(score / (1 - score));
  }

  /**
   * Returns the mean score that a difference in strength leads to.
   *
   * @param difference in Elo
   * @return points per game, in {@code [0, 1]}
   */
  public static double expectedScore(double difference) {
    return 1 / (1 + Math.pow(10, -difference / 400));
  }

  /**
   * Returns the difference and its interval, such as {@code +190.8 [+121.3, +279.7]}. An end of the interval that is
   * infinite is left out: {@code +190.8 [at least -5.2]}, {@code +0.0 [any]}. So is an infinite difference: {@code at
   * most -121.3} where all games were lost. Without games the text is {@code unknown}.
   */
  @Override
  public String toString() {
    if (Double.isNaN(difference)) {
      return "unknown";
    }
    return Double.isInfinite(difference)
        ? interval()
        : signed(difference) + " [" + interval() + "]";
  }

  private String interval() {
    if (Double.isInfinite(lower)) {
      return Double.isInfinite(upper) ? "any" : "at most " + signed(upper);
    }
    return Double.isInfinite(upper)
        ? "at least " + signed(lower)
        : signed(lower) + ", " + signed(upper);
  }

  private static String signed(double elo) {
    return String.format(Locale.ROOT, "%+.1f", elo);
  }
}
