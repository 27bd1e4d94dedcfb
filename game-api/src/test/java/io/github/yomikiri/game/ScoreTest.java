package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

class ScoreTest {

  @Test
  void valuesOutsideTheRangeAreRefused() {
    for (int value : new int[] {-Score.MAX, -1, 0, Score.MAX}) {
      assertThat(Score.check(value, "a position", "lead")).isEqualTo(value);
    }
    for (int value : new int[] {-Score.MAX - 1, Score.MAX + 1, Integer.MIN_VALUE}) {
      assertThatIllegalStateException()
          .isThrownBy(() -> Score.check(value, "a position", "lead"))
          .withMessage("lead returned " + value
              + ", which is outside [-100000000, 100000000], for the position\na position");
    }
  }

  @Test
  void aWinOrLossIsAPlyFurtherAwayOnePlyBefore() {
    for (int plies : new int[] {1, 2, 10_000}) {
      assertThat(Score.isDecided(Score.MAX - plies)).isTrue();
      assertThat(Score.isDecided(plies - Score.MAX)).isTrue();
      assertThat(Score.oneMorePly(Score.MAX - plies)).isEqualTo(Score.MAX - plies - 1);
      assertThat(Score.oneMorePly(plies - Score.MAX)).isEqualTo(plies + 1 - Score.MAX);
    }
    for (int estimate : new int[] {0, 7, -7, Score.LONGEST_WIN - 1, 1 - Score.LONGEST_WIN}) {
      assertThat(Score.isDecided(estimate)).isFalse();
      assertThat(Score.oneMorePly(estimate)).isEqualTo(estimate);
    }
  }
}
