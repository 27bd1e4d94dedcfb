package io.github.yomikiri.play.match;

import io.github.yomikiri.play.match.MatchResult.Tally;

/**
 * A sequential probability ratio test (Wald 1945). It decides, in as few games as possible, whether
 * a player is {@code elo0} or {@code elo1} stronger than its opponent.
 *
 * <p>After every pair of games the logarithm of a likelihood ratio is compared with
 * {@link #lowerBound()} and {@link #upperBound()}. Each likelihood is that of the likeliest
 * distribution of pair scores with the hypothesis's mean. This makes it the generalized test of Li,
 * Liu and Ying (2014). It is computed exactly over the five scores of a pair, on the logistic Elo
 * scale, as in Michel Van den Bergh's LLRcalc in fishtest. A score that was not yet seen counts as
 * seen 0.001 times. If the true difference lies between elo0 and elo1, either decision is possible.
 * Outside this range the error rates hold approximately.
 *
 * @param elo0 the difference in Elo of hypothesis H0, less than {@code elo1}, at least -2000
 * @param elo1 the difference in Elo of hypothesis H1, at most 2000
 * @param alpha the chance to accept H1 when H0 is true, in (0, 0.5)
 * @param beta the chance to accept H0 when H1 is true, in (0, 0.5)
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

  private static final double MAX_ELO = 2000;

  /** The test's decision on a match so far. */
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
          "elo0 " + elo0 + " and elo1 " + elo1 + " are not in ascending order in [-2000, 2000]");
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
   * Returns the log-likelihood ratio at or below which H0 is accepted.
   *
   * @return {@code log(beta / (1 - alpha))}, negative
   */
  public double lowerBound() {
    return Math.log(beta / (1 - alpha));
  }

  /**
   * Returns the log-likelihood ratio at or above which H1 is accepted.
   *
   * @return {@code log((1 - beta) / alpha)}, positive
   */
  public double upperBound() {
    return Math.log((1 - beta) / alpha);
  }

  /**
   * Returns the logarithm of the generalized likelihood ratio of H1 to H0.
   *
   * @param pairs the pairs' scores from the player's view
   * @return the ratio, positive when H1 is the likelier one; 0 when there are no pairs
   */
  double logLikelihoodRatio(PairTally pairs) {
    return logLikelihoodRatio(pairs.sample());
  }

  /**
   * Returns the logarithm of the generalized likelihood ratio of H1 to H0, for games that do not
   * come in pairs.
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
   * Returns the test's decision.
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
