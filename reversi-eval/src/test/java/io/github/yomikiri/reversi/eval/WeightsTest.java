package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import org.junit.jupiter.api.Test;

class WeightsTest {

  /** After f5d6: X is d6 d5 e4 f5, wait for the count below. */
  private static final Reversi AFTER_TWO_MOVES = Reversi.start().play(37).play(43);

  @Test
  void handComputedTanuki() {
    // Dark to move: own e4, e5, f5 = 3 discs and opponent's d4, d5, d6 = 3; five moves each; no corners or X squares.
    assertThat(AFTER_TWO_MOVES.discDifference()).isZero();
    int moves = new NaiveBoard(AFTER_TWO_MOVES).moves() - new NaiveBoard(AFTER_TWO_MOVES).turned().moves();
    assertThat(new Tanuki().evaluate(AFTER_TWO_MOVES)).isEqualTo(2_450 * moves);
  }

  @Test
  void theLargestWeightsStayInTheRangeOfScores() {
    int most = Weights.MAX;
    Tanuki tanuki = new Tanuki(most, most, most, most);
    InterprismMix mix = new InterprismMix(most, most, most, most, most, most);
    for (long seed = 0; seed < 50; seed++) {
      for (Reversi node : Positions.randomGame(Reversi.start(), seed)) {
        assertThat(Math.abs(tanuki.evaluate(node))).isLessThan(Score.MAX);
        assertThat(Math.abs(mix.evaluate(node))).isLessThan(Score.MAX);
      }
    }
    assertThat((60L + 512 + 4 + 4 + 24 + 64) * most).isLessThan(Score.MAX);
  }

  @Test
  void largerWeightsAreRefused() {
    for (int weight : List.of(100_001, -100_001)) {
      assertThatThrownBy(() -> new Tanuki(0, 0, weight, 0))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("weight of X squares " + weight + " is outside [-100000, 100000]");
      assertThatThrownBy(() -> new InterprismMix(0, 0, 0, 0, 0, weight))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("stable discs " + weight);
    }
  }
}
