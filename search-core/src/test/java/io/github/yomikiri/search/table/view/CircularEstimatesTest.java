package io.github.yomikiri.search.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CircularEstimatesTest {

  private final CircularEstimates estimates = new CircularEstimates();

  @Test
  void anIterationDeeperThanAllBeforeMustEvaluatePositions() {
    estimates.newSearch();
    estimates.begin(1, 0);
    estimates.begin(2, 10);
    estimates.begin(3, 30);
    assertThat(estimates.salt()).isZero();
    // Iteration 3 has evaluated nothing.
    estimates.begin(4, 30);
    long first = estimates.salt();
    assertThat(first).isNotZero();
    estimates.begin(5, 31);
    assertThat(estimates.salt()).isEqualTo(first);
    estimates.begin(6, 31);
    assertThat(estimates.salt()).isNotIn(0L, first);
  }

  @Test
  void severalPassesOfAnIterationCountTogether() {
    estimates.newSearch();
    estimates.begin(1, 0);
    estimates.begin(2, 10);
    estimates.begin(2, 20);
    estimates.begin(2, 20);
    estimates.begin(1, 20);
    estimates.begin(3, 20);
    estimates.begin(4, 30);
    assertThat(estimates.salt()).isZero();
  }

  /** The second pass begins before the iteration has evaluated a position. */
  @Test
  void theNextPassOfAnIterationIsNoNewIteration() {
    estimates.newSearch();
    estimates.begin(1, 0);
    estimates.begin(2, 10);
    estimates.begin(2, 10);
    assertThat(estimates.salt()).isZero();
    estimates.begin(3, 30);
    assertThat(estimates.salt()).isZero();
  }

  @Test
  void anIterationThatAnEarlierSearchHasAnsweredNeedsNoEvaluation() {
    estimates.newSearch();
    estimates.begin(1, 0);
    estimates.begin(2, 10);
    estimates.begin(3, 20);
    estimates.newSearch();
    estimates.begin(1, 0);
    estimates.begin(2, 0);
    estimates.begin(3, 0);
    estimates.begin(4, 0);
    assertThat(estimates.salt()).isZero();
    estimates.begin(5, 0);
    assertThat(estimates.salt()).isNotZero();
    estimates.newSearch();
    assertThat(estimates.salt()).isZero();
  }

  @Test
  void aResetForgetsTheDepths() {
    estimates.newSearch();
    estimates.begin(8, 0);
    estimates.newSearch();
    estimates.reset();
    estimates.begin(1, 0);
    estimates.begin(2, 0);
    assertThat(estimates.salt()).isNotZero();
  }

  @Test
  void anotherThreadsSaltIsTakenOver() {
    estimates.follow(42);
    assertThat(estimates.salt()).isEqualTo(42);
  }
}
