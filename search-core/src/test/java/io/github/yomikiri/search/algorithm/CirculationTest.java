package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CirculationTest {

  private final Circulation circulation = new Circulation();

  @Test
  void anIterationDeeperThanAllBeforeMustEvaluatePositions() {
    circulation.newSearch();
    circulation.begin(1, 0);
    circulation.begin(2, 10);
    circulation.begin(3, 30);
    assertThat(circulation.salt()).isZero();
    // Iteration 3 has evaluated nothing.
    circulation.begin(4, 30);
    long first = circulation.salt();
    assertThat(first).isNotZero();
    circulation.begin(5, 31);
    assertThat(circulation.salt()).isEqualTo(first);
    circulation.begin(6, 31);
    assertThat(circulation.salt()).isNotIn(0L, first);
  }

  @Test
  void severalPassesOfAnIterationCountTogether() {
    circulation.newSearch();
    circulation.begin(1, 0);
    circulation.begin(2, 10);
    circulation.begin(2, 20);
    circulation.begin(2, 20);
    circulation.begin(1, 20);
    circulation.begin(3, 20);
    circulation.begin(4, 30);
    assertThat(circulation.salt()).isZero();
  }

  /** The second pass begins before the iteration has evaluated a position. */
  @Test
  void theNextPassOfAnIterationIsNoNewIteration() {
    circulation.newSearch();
    circulation.begin(1, 0);
    circulation.begin(2, 10);
    circulation.begin(2, 10);
    assertThat(circulation.salt()).isZero();
    circulation.begin(3, 30);
    assertThat(circulation.salt()).isZero();
  }

  @Test
  void anIterationThatAnEarlierSearchHasAnsweredNeedsNoEvaluation() {
    circulation.newSearch();
    circulation.begin(1, 0);
    circulation.begin(2, 10);
    circulation.begin(3, 20);
    circulation.newSearch();
    circulation.begin(1, 0);
    circulation.begin(2, 0);
    circulation.begin(3, 0);
    circulation.begin(4, 0);
    assertThat(circulation.salt()).isZero();
    circulation.begin(5, 0);
    assertThat(circulation.salt()).isNotZero();
    circulation.newSearch();
    assertThat(circulation.salt()).isZero();
  }

  @Test
  void aResetForgetsTheDepths() {
    circulation.newSearch();
    circulation.begin(8, 0);
    circulation.newSearch();
    circulation.reset();
    circulation.begin(1, 0);
    circulation.begin(2, 0);
    assertThat(circulation.salt()).isNotZero();
  }

  @Test
  void anotherThreadsSaltIsTakenOver() {
    circulation.follow(42);
    assertThat(circulation.salt()).isEqualTo(42);
  }
}
