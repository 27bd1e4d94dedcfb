package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import org.junit.jupiter.api.Test;

class WeightsTest {

  @Test
  void handComputedTanuki() {
    // After f5d6 Dark has e4, e5, f5 and may play c3, c4, c5, c6, c7; Light has d4, d5, d6 and
    // might play f3, f4, f6, g5.
    Reversi node = Reversi.start().play(37).play(43);
    assertThat(new Tanuki().evaluate(node)).isEqualTo(2_450);
    assertThat(new Tanuki(1, 10, 100, 1_000).evaluate(node)).isEqualTo(1_000);
    // c5 flips d5: Light to move has two discs, Dark five.
    assertThat(new Tanuki(1, 10, 100, 0).evaluate(node.play(34))).isEqualTo(-3);
  }

  @Test
  void theLargestWeightsStayInTheRangeOfScores() {
    int max = Weights.MAX;
    Tanuki tanuki = new Tanuki(max, max, max, max);
    InterprismMix mix = new InterprismMix(max, max, max, max, max, max);
    for (long seed = 0; seed < 50; seed++) {
      for (Reversi node : Positions.randomGame(Reversi.start(), seed)) {
        assertThat(Math.abs(tanuki.evaluate(node))).isLessThan(Score.MAX);
        assertThat(Math.abs(mix.evaluate(node))).isLessThan(Score.MAX);
      }
    }
    assertThat((60L + 512 + 4 + 4 + 24 + 64) * max).isLessThan(Score.MAX);
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
