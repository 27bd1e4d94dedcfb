package io.github.yomikiri.search.match;

/**
 * A sequential probability ratio test: plays no more games than are needed to tell a player that is {@code elo0}
 * stronger than its opponent from one that is {@code elo1} stronger (Wald 1945).
 *
 * <p>After every pair of games the logarithm of a likelihood ratio is compared with {@link #lowerBound()} and
 * {@link #upperBound()}. The likelihoods are those of the likeliest distributions of pair scores with the two means,
 * which makes it the generalised test of Li, Liu and Ying (2014), computed exactly over the five
 * scores of a pair as Michel Van den Bergh's LLRcalc does in fishtest, on the logistic Elo scale; a score not yet seen
 * counts as seen 0.001 times. Whatever lies between elo0 and elo1 may be decided either way; outside, the error rates
 * hold about.
 *
 * @param elo0 the difference in Elo of hypothesis H0, less than {@code elo1}, at least -2000
 * @param elo1 the difference in Elo of hypothesis H1, at most 2000
 * @param alpha the chance to accept H1 when H0 is true, in (0, 0.5)
 * @param beta the chance to accept H0 when H1 is true, in (0, 0.5)
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

  private static final double MAX_ELO = 2000;

  /** What the test says of a match so far. */
  public enum Decision {
    /** The player is not stronger by {@code elo1}: the match may end. */
    ACCEPT_H0,
    /** The player is stronger by more than {@code elo0}: the match may end. */
    ACCEPT_H1,
    /** More games are needed. */
    UNDECIDED
  }

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if one is outside its range
   */
  public Sprt {
    if (!(-MAX_ELO <= elo0 && elo0 < elo1 && elo1 <= MAX_ELO)) {
      throw new IllegalArgumentException(
          "elo0 " + elo0 + " and elo1 " + elo1 + " are not in order in [-2000, 2000]");
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "alpha " + alpha + " or beta " + beta + " is outside (0, 0.5)");
    }
  }

  /**
   * Returns a test with error rates of 5 %.
   *
   * @param elo0 the difference in Elo of hypothesis H0
   * @param elo1 the difference in Elo of hypothesis H1, more than {@code elo0}
   * @return the test
   */
  public static Sprt of(double elo0, double elo1) {
    return new Sprt(elo0, elo1, 0.05, 0.05);
  }

  /**
   * Returns the ratio at or below which H0 is accepted.
   *
   * @return {@code log(beta / (1 - alpha))}, negative
   */
  public double lowerBound() {
    return Math.log(beta / (1 - alpha));
  }

  /**
   * Returns the ratio at or above which H1 is accepted.
   *
   * @return {@code log((1 - beta) / alpha)}, positive
   */
  public double upperBound() {
    return Math.log((1 - beta) / alpha);
  }

  /**
   * Returns the logarithm of the generalised likelihood ratio of H1 to H0.
   *
   * @param pairs the pairs' scores from the player's view
   * @return the ratio, positive when H1 is the likelier one; 0 when there are no pairs
   */
  double logLikelihoodRatio(PairTally pairs) {
    return logLikelihoodRatio(pairs.sample());
  }

  /**
   * Returns the logarithm of the generalised likelihood ratio of H1 to H0, for games that do not come in pairs.
   *
   * @param games the counts from the player's view
   * @return the ratio, positive when H1 is the likelier one; 0 when there are no games
   */
  public double logLikelihoodRatio(Tally games) {
    return logLikelihoodRatio(games.sample());
  }

  private double logLikelihoodRatio(ScoreSample sample) {
    return sample.size() == 0
        ? 0
        : sample.logLikelihoodRatio(Elo.expectedScore(elo0), Elo.expectedScore(elo1));
  }

  /**
   * Tells what the test says.
   *
   * @param pairs the pairs' scores from the player's view
   * @return the decision
   */
  Decision decide(PairTally pairs) {
    double ratio = logLikelihoodRatio(pairs);
    if (ratio >= upperBound()) {
      return Decision.ACCEPT_H1;
    }
    return ratio <= lowerBound() ? Decision.ACCEPT_H0 : Decision.UNDECIDED;
  }
}
