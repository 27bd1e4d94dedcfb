package io.github.yomikiri.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Claims.Claim;
import org.junit.jupiter.api.Test;

class ClaimsTest {

  private static final Claims OF_POINTS = Claims.PLAIN.withMaxScore(10);
  private static final Claims OF_DISTANCES = Claims.PLAIN.withDistances(true);

  /** A win in 5 plies. */
  private static final int WIN = Score.MAX - 5;

  private static Claim exact(boolean solved) {
    return new Claim(Bound.EXACT, solved);
  }

  private static Claim atLeast(boolean solved) {
    return new Claim(Bound.LOWER, solved);
  }

  private static Claim atMost(boolean solved) {
    return new Claim(Bound.UPPER, solved);
  }

  @Test
  void withoutAGreatestScoreASearchClaimsWhatItHasProven() {
    for (Bound bound : Bound.values()) {
      assertThat(Claims.PLAIN.of(Score.MAX, bound, false, 9)).isEqualTo(new Claim(bound, false));
      assertThat(Claims.PLAIN.of(3, bound, true, 9)).isEqualTo(new Claim(bound, true));
      assertThat(Claims.PLAIN.isFinal(3, bound, true, 9)).isTrue();
      assertThat(Claims.PLAIN.isFinal(3, bound, false, 9)).isFalse();
    }
  }

  @Test
  void theGreatestScoreIsExact() {
    assertThat(OF_POINTS.of(10, Bound.LOWER, false, 3)).isEqualTo(exact(true));
    assertThat(OF_POINTS.of(-10, Bound.UPPER, false, 3)).isEqualTo(exact(true));
    assertThat(OF_POINTS.isFinal(10, Bound.LOWER, false, 3)).isTrue();
    // A win is at most that much, and a loss at least.
    assertThat(OF_POINTS.of(10, Bound.UPPER, false, 3)).isEqualTo(atMost(false));
    assertThat(OF_POINTS.of(-10, Bound.LOWER, false, 3)).isEqualTo(atLeast(false));
    assertThat(OF_POINTS.of(9, Bound.EXACT, false, 3)).isEqualTo(exact(false));
    assertThat(OF_POINTS.isFinal(9, Bound.EXACT, false, 3)).isFalse();
  }

  @Test
  void aWinWithADistanceIsExactIfTheSearchWasAsDeep() {
    assertThat(OF_DISTANCES.of(WIN, Bound.EXACT, false, 5)).isEqualTo(exact(true));
    assertThat(OF_DISTANCES.of(-WIN, Bound.EXACT, false, 5)).isEqualTo(exact(true));
    assertThat(OF_DISTANCES.isFinal(WIN, Bound.EXACT, false, 5)).isTrue();
    // A quicker win may be deeper than the search, or the search has left it out.
    assertThat(OF_DISTANCES.of(WIN, Bound.EXACT, false, 4)).isEqualTo(atLeast(true));
    assertThat(OF_DISTANCES.of(-WIN, Bound.EXACT, false, 4)).isEqualTo(atMost(true));
    assertThat(OF_DISTANCES.isFinal(WIN, Bound.EXACT, false, 4)).isFalse();
    Claims selective = Claims.PLAIN.withDistances(false);
    assertThat(selective.of(WIN, Bound.EXACT, false, 5)).isEqualTo(atLeast(true));
    assertThat(OF_DISTANCES.of(WIN, Bound.LOWER, false, 5)).isEqualTo(atLeast(true));
    assertThat(OF_DISTANCES.of(WIN, Bound.EXACT, true, 4)).isEqualTo(exact(true));
    assertThat(OF_DISTANCES.isFinal(WIN, Bound.EXACT, true, 4)).isFalse();
    assertThat(OF_DISTANCES.isFinal(0, Bound.EXACT, true, 4)).isTrue();
  }

  @Test
  void whoeverDoesNotKnowTheDrawsProvesNothing() {
    Claims unknown = OF_POINTS.withDraws(false);
    assertThat(unknown.of(10, Bound.LOWER, true, 3)).isEqualTo(atLeast(false));
    assertThat(unknown.isFinal(10, Bound.LOWER, true, 3)).isFalse();
    assertThat(unknown.and(Claims.PLAIN)).isEqualTo(OF_POINTS);
    assertThat(unknown.and(Claims.PLAIN.withDraws(false))).isEqualTo(unknown);
  }

  @Test
  void twoPartsClaimWhatBothKnow() {
    assertThat(Claims.PLAIN.and(OF_POINTS)).isEqualTo(OF_POINTS);
    assertThat(OF_POINTS.and(Claims.PLAIN)).isEqualTo(OF_POINTS);
    assertThat(OF_POINTS.and(OF_POINTS.withMaxScore(8)).decisive()).isEqualTo(8);
    assertThat(OF_POINTS.and(OF_DISTANCES)).isEqualTo(OF_DISTANCES);
    Claims selective = Claims.PLAIN.withDistances(false);
    assertThat(OF_DISTANCES.and(selective)).isEqualTo(selective);
    assertThat(selective.and(OF_DISTANCES)).isEqualTo(selective);
  }
}
