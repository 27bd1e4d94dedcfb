package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.play.match.MatchResult.Tally;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SprtTest {

  @Test
  void boundsAreWalds() {
    assertThat(Sprt.of(0, 5).lowerBound()).isEqualTo(-2.944, within(0.001));
    assertThat(Sprt.of(0, 5).upperBound()).isEqualTo(2.944, within(0.001));
    assertThat(new Sprt(0, 5, 0.05, 0.10).lowerBound()).isEqualTo(-2.251, within(0.001));
    assertThat(new Sprt(0, 5, 0.05, 0.10).upperBound()).isEqualTo(2.890, within(0.001));
  }

  /**
   * Compares with a test on montytest, a fishtest server: its "Logistic (exact)" ratio for the Elo
   * bounds that it names.
   */
  @Test
  void pairsAgreeWithFishtest() {
    PairTally pairs = new PairTally(13, 37, 50, 25, 3);

    assertThat(Sprt.of(0, 2.716).logLikelihoodRatio(pairs)).isEqualTo(-0.53772, within(1e-4));
  }

  /** Compares with a match of 10,000 games by cutechess: "llr 1.94" for elo0 = 0 and elo1 = 5. */
  @Test
  void gamesAgreeWithCutechess() {
    assertThat(Sprt.of(0, 5).logLikelihoodRatio(new Tally(3225, 3707, 3068)))
        .isEqualTo(1.94, within(0.01));
  }

  /**
   * With two scores each mean has only one distribution, so the ratio is that of the classical
   * test.
   */
  @Test
  void withoutDrawsItIsTheBinomialTest() {
    double low = Elo.expectedScore(0);
    double high = Elo.expectedScore(50);
    double expected = 60 * Math.log(high / low) + 40 * Math.log((1 - high) / (1 - low));

    assertThat(Sprt.of(0, 50).logLikelihoodRatio(new Tally(60, 0, 40)))
        .isEqualTo(expected, within(1e-3));
  }

  @Test
  void theViewsMirrorEachOther() {
    double there = new Sprt(-10, 20, 0.05, 0.05).logLikelihoodRatio(new PairTally(3, 9, 20, 12, 8));
    double back = new Sprt(-20, 10, 0.05, 0.05).logLikelihoodRatio(new PairTally(8, 12, 20, 9, 3));

    assertThat(there).isEqualTo(-back, within(1e-9));
  }

  @Test
  void extremesAreDecidedSoonerOrLaterButNeverAtOnce() {
    Sprt sprt = Sprt.of(0, 50);

    assertThat(sprt.logLikelihoodRatio(PairTally.NONE)).isZero();
    assertThat(sprt.logLikelihoodRatio(Tally.NONE)).isZero();
    assertThat(sprt.decide(PairTally.NONE)).isEqualTo(Sprt.Decision.UNDECIDED);
    assertThat(sprt.decide(new PairTally(0, 0, 0, 0, 1))).isEqualTo(Sprt.Decision.UNDECIDED);
    assertThat(sprt.decide(new PairTally(0, 0, 0, 0, 100))).isEqualTo(Sprt.Decision.ACCEPT_H1);
    assertThat(sprt.decide(new PairTally(1, 0, 0, 0, 0))).isEqualTo(Sprt.Decision.UNDECIDED);
    assertThat(sprt.decide(new PairTally(100, 0, 0, 0, 0))).isEqualTo(Sprt.Decision.ACCEPT_H0);
    assertThat(sprt.decide(new PairTally(0, 0, 1, 0, 0))).isEqualTo(Sprt.Decision.UNDECIDED);
    assertThat(sprt.decide(new PairTally(0, 0, 100, 0, 0))).isEqualTo(Sprt.Decision.ACCEPT_H0);
  }

  /**
   * Simulates matches of a player that is as strong as each hypothesis says, and checks that errors
   * occur at about the given rates.
   */
  @Test
  void keepsItsErrorRates() {
    Sprt sprt = new Sprt(0, 100, 0.05, 0.05);
    Random random = new Random(2026);

    assertThat(acceptedH1(sprt, 0, random)).isBetween(0, 32);
    assertThat(acceptedH1(sprt, 100, random)).isBetween(368, 400);
  }

  private static int acceptedH1(Sprt sprt, double elo, Random random) {
    int accepted = 0;
    double score = Elo.expectedScore(elo);
    for (int match = 0; match < 400; match++) {
      PairTally pairs = PairTally.NONE;
      while (sprt.decide(pairs) == Sprt.Decision.UNDECIDED) {
        pairs = pairs.plus(game(score, random).plus(game(score, random)));
      }
      accepted += sprt.decide(pairs) == Sprt.Decision.ACCEPT_H1 ? 1 : 0;
    }
    return accepted;
  }

  /** Returns a random game with the given mean score, of which a fifth are drawn. */
  private static Tally game(double score, Random random) {
    double draw = random.nextDouble();
    if (draw < 0.2) {
      return new Tally(0, 1, 0);
    }
    return draw < 0.2 + score - 0.1 ? new Tally(1, 0, 0) : new Tally(0, 0, 1);
  }

  @Test
  void rejectsWhatIsNoTest() {
    assertThatThrownBy(() -> Sprt.of(5, 5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Sprt.of(0, Double.NaN)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Sprt.of(0, 3000)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Sprt(0, 5, 0, 0.05)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Sprt(0, 5, 0.05, 0.5))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
