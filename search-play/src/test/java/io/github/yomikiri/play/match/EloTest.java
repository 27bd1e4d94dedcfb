package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.play.match.MatchResult.Tally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {

  private static final double INF = Double.POSITIVE_INFINITY;

  @ParameterizedTest
  @CsvSource({
    "0.5, 0",
    "0.75, 190.849",
    "0.25, -190.849",
    "0.64, 99.951",
    "1, Infinity",
    "0, -Infinity"
  })
  void scoreAndDifferenceBelongTogether(double score, double difference) {
    assertThat(Elo.difference(score)).isEqualTo(difference, within(0.001));
    assertThat(Elo.expectedScore(difference)).isEqualTo(score, within(1e-5));
  }

  @Test
  void aScoreOutsideItsRangeIsRejected() {
    assertThatThrownBy(() -> Elo.difference(1.01)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Elo.difference(-0.01)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Elo.difference(Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /**
   * Results printed by fastchess: "Elo: 77.71 +/- 33.03 ... Ptnml(0-2): [1, 11, 47, 25, 16]" and so
   * on.
   */
  @ParameterizedTest
  @CsvSource({
    "3, 75, 149, 83, 4, 5.53, 14.79",
    "1, 11, 47, 25, 16, 77.71, 33.03",
    "1, 15, 25, 33, 26, 123.02, 40.58",
    "1, 24, 42, 25, 8, 26.11, 31.23",
    "2, 23, 32, 35, 8, 41.89, 33.28"
  })
  void pairsAgreeWithFastchess(
      int zero, int half, int one, int oneAndHalf, int two, double elo, double margin) {
    Elo result = Elo.of(new PairTally(zero, half, one, oneAndHalf, two));

    assertThat(result.difference()).isEqualTo(elo, within(0.005));
    assertThat((result.upper() - result.lower()) / 2).isEqualTo(margin, within(0.005));
  }

  /**
   * Results printed by cutechess: "869 - 646 - 357 ... Elo difference: 41.6 +/- 14.2" and so on.
   */
  @ParameterizedTest
  @CsvSource({"869, 646, 357, 41.6, 14.2", "409, 197, 133, 102.5, 23.5", "628, 416, 277, 56.2, 16.8"
  })
  void gamesAgreeWithCutechess(int wins, int losses, int draws, double elo, double margin) {
    Elo result = Elo.of(new Tally(wins, draws, losses));

    assertThat(result.difference()).isEqualTo(elo, within(0.05));
    assertThat((result.upper() - result.lower()) / 2).isEqualTo(margin, within(0.05));
  }

  @Test
  void pairedOpeningsThatFavourAColourAreNoNoise() {
    // Half of 100 games are won, because of the opening's color or by chance.
    Elo biased = Elo.of(new PairTally(1, 0, 48, 0, 1));
    Elo games = Elo.of(new Tally(50, 0, 50));

    assertThat(biased.difference()).isEqualTo(games.difference()).isZero();
    assertThat(biased.upper()).isLessThan(games.upper() / 2);
  }

  @Test
  void withoutGamesNothingIsKnown() {
    Elo nothing = new Elo(Double.NaN, -INF, INF);

    assertThat(Elo.of(Tally.NONE)).isEqualTo(nothing);
    assertThat(Elo.of(PairTally.NONE)).isEqualTo(nothing);
    assertThat(nothing).hasToString("unknown");
  }

  @Test
  void allWonIsInfiniteWithTheBoundOfClopperAndPearson() {
    Elo won = Elo.of(new Tally(100, 0, 0));
    Elo lost = Elo.of(new Tally(0, 0, 100));

    // The exact binomial interval of 100 successes in 100 is [0.9638, 1].
    assertThat(won.difference()).isEqualTo(INF);
    assertThat(won.lower()).isEqualTo(Elo.difference(0.96378), within(0.1));
    assertThat(won.upper()).isEqualTo(INF);
    assertThat(lost.lower()).isEqualTo(-INF);
    assertThat(lost.upper()).isEqualTo(-won.lower(), within(1e-9));
  }

  @Test
  void allDrawnIsNoProofOfEquality() {
    Elo few = Elo.of(new Tally(0, 4, 0));
    Elo many = Elo.of(new Tally(0, 400, 0));

    assertThat(few.difference()).isZero();
    assertThat(few.upper()).isEqualTo(-few.lower(), within(1e-9)).isGreaterThan(200);
    assertThat(many.upper()).isBetween(1.0, 4.0);
  }

  @Test
  void anEndBeyondTheScaleIsInfinite() {
    Elo result = Elo.of(new PairTally(0, 0, 1, 0, 2));

    assertThat(result.upper()).isEqualTo(INF);
    assertThat(result.lower()).isGreaterThan(0);
  }

  @Test
  void isWrittenWithItsInterval() {
    assertThat(new Elo(190.849, 121.3, 279.7)).hasToString("+190.8 [+121.3, +279.7]");
    assertThat(new Elo(190.849, 121.3, INF)).hasToString("+190.8 [at least +121.3]");
    assertThat(new Elo(-190.849, -INF, -121.3)).hasToString("-190.8 [at most -121.3]");
    assertThat(new Elo(0, -INF, INF)).hasToString("+0.0 [any]");
    assertThat(new Elo(INF, 121.3, INF)).hasToString("at least +121.3");
    assertThat(new Elo(-INF, -INF, -121.3)).hasToString("at most -121.3");
  }
}
