package io.github.yomikiri.play.match;

import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.play.match.MatchResult.Tally;
import java.util.Locale;

/**
 * How much stronger a player is than an opponent, on Elo's logistic scale, with a 95 % confidence
 * interval.
 *
 * <p>The difference is {@code -400 log10(1 / s - 1)} for a mean score of s points per game: 0 for
 * one half, 190.8 for three quarters, infinite for 0 and 1. The mean score's interval ends at
 * {@code s +- 1.96 sqrt(v / n)}. Both ends are converted to the same scale, and an end beyond 0 or
 * 1 is infinite.
 *
 * <p>For pairs of games, n is the number of pairs and v the variance of their scores. This is the
 * pentanomial method of fishtest and fastchess. An opening may favor one player and then, with
 * colors swapped, the other; this method does not count that as noise. For a {@link Tally}, n and v
 * are those of single games. This is the trinomial method of cutechess, for games that do not come
 * in pairs.
 *
 * <p>The interval assumes a normal distribution, so it needs a few dozen observations. If a
 * sequential test has ended the match, the interval is biased towards the match's result. If all
 * observations are equal (all won, all drawn), the variance is 0, and the interval would be a
 * point. Instead, as in Clopper and Pearson (1934), a share of {@code 1 - 0.025^(1/n)} of all
 * results may have remained unseen. The interval reaches from the case that the unseen results are
 * all losses to the case that they are all wins.
 *
 * @param difference in Elo, positive when the player is the stronger one; NaN when there are no
 *     games
 * @param lower the interval's lower end, at most {@code difference}, {@code -Infinity} where
 *     nothing is known
 * @param upper the interval's upper end, at least {@code difference}, {@code Infinity} where
 *     nothing is known
 */
public record Elo(double difference, double lower, double upper) {

  private static final double NORMAL_97_5 = 1.959963984540054;
  private static final double TAIL = 0.025;

  /**
   * Returns the difference that pairs of games show. Prefer it to the difference that single games
   * show.
   *
   * @param pairs the pairs' scores from the player's view
   * @return the difference
   */
  static Elo of(PairTally pairs) {
    return of(pairs.sample());
  }

  /**
   * Returns the difference that games show if they do not come in pairs.
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
   * Returns the difference in strength that leads to a mean score.
   *
   * @param score points per game, in {@code [0, 1]}
   * @return the difference in Elo, infinite for 0 and 1
   * @throws IllegalArgumentException if the score is outside its range
   */
  public static double difference(double score) {
    Ranges.share("score", score);
    // Written without 1/s - 1, so that one half gives 0 and not -0.
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
   * Returns the difference and its interval, such as {@code +190.8 [+121.3, +279.7]}. An infinite
   * end of the interval is left out: {@code +190.8 [at least -5.2]}, {@code +0.0 [any]}. An
   * infinite difference is left out, too: {@code at most -121.3} if all games were lost. Without
   * games the text is {@code unknown}.
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
