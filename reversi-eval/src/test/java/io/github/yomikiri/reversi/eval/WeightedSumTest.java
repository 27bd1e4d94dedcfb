package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import org.junit.jupiter.api.Test;

class WeightedSumTest {

  private static final Reversi AFTER_ONE_MOVE = Reversi.start().play(19);

  @Test
  void addsItsTermsUp() {
    WeightedSum sum = WeightedSum.of(TerminalScore.STANDARD)
        .plus("discs", -10, Reversi::discDifference)
        .plus("tempo", 7, node -> 1);
    // Light to move has one disc, Dark four.
    assertThat(sum.evaluate(AFTER_ONE_MOVE)).isEqualTo(37);
    assertThat(sum.explain(AFTER_ONE_MOVE))
        .containsExactly(entry("discs", 30L), entry("tempo", 7L));
    assertThat(WeightedSum.of(TerminalScore.STANDARD).evaluate(AFTER_ONE_MOVE)).isZero();
  }

  @Test
  void countsFinishedGamesInThousandths() {
    Reversi over = Reversi.of(0x0FL, 0, Side.DARK);
    assertThat(WeightedSum.of(TerminalScore.PLAIN).unit().terminalScore(over)).isEqualTo(4_000);
    assertThat(WeightedSum.of(TerminalScore.INTERPRISM).unit().terminalScore(over))
        .isEqualTo(124_000);
  }

  @Test
  void growsIntoANewSum() {
    WeightedSum small = WeightedSum.of(TerminalScore.STANDARD).plus("one", 1, node -> 1);
    small.plus("two", 1, node -> 2);
    assertThat(small.explain(AFTER_ONE_MOVE)).containsOnlyKeys("one");
  }

  @Test
  void isCutOffAtTheGreatestScore() {
    WeightedSum huge =
        WeightedSum.of(TerminalScore.STANDARD).plus("huge", Integer.MAX_VALUE, node -> Score.MAX);
    WeightedSum deep =
        WeightedSum.of(TerminalScore.STANDARD).plus("deep", Integer.MAX_VALUE, node -> -Score.MAX);
    assertThat(huge.evaluate(AFTER_ONE_MOVE)).isEqualTo(Score.MAX);
    assertThat(deep.evaluate(AFTER_ONE_MOVE)).isEqualTo(-Score.MAX);
  }

  @Test
  void doesNotTakeTwoTermsOfOneName() {
    WeightedSum sum =
        WeightedSum.of(TerminalScore.STANDARD).plus("discs", 1, Reversi::discDifference);
    assertThatThrownBy(() -> sum.plus("discs", 2, Reversi::discDifference))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("\"discs\"");
  }
}
