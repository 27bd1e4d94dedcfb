package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RewardsTest {

  @ParameterizedTest
  @CsvSource({"10,10,0.76159", "10,-10,-0.76159", "1,1,0.76159", "3000,6000,0.96403", "5,0,0"})
  void aScaleHasTheRewardOfTheHyperbolicTangent(double scale, int score, double reward) {
    assertThat(new Rewards(scale, Score.MAX).of(score)).isCloseTo(reward, within(1e-5));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.25, 1, 40, 5000, 1e9})
  void theLeastAndTheGreatestScoreHaveRewardsInRange(double scale) {
    Rewards rewards = new Rewards(scale, Score.MAX);
    assertThat(rewards.of(Score.MAX)).isBetween(0.0, 1.0);
    assertThat(rewards.of(-Score.MAX)).isEqualTo(-rewards.of(Score.MAX));
  }

  @ParameterizedTest
  @ValueSource(doubles = {40, 700, 5000})
  void aScoreIsFoundAgain(double scale) {
    Rewards rewards = new Rewards(scale, Score.MAX);
    for (int score = -2 * (int) scale; score <= 2 * scale; score += 7) {
      assertThat(rewards.score(rewards.of(score))).isEqualTo(score);
    }
  }

  @Test
  void aCertainRewardHasAFiniteScore() {
    assertThat(new Rewards(10, Score.MAX).score(1)).isEqualTo(120);
    assertThat(new Rewards(10, Score.MAX).score(-1.001)).isEqualTo(-120);
    assertThat(new Rewards(1e9, Score.MAX).score(1)).isEqualTo(Score.MAX);
  }
}
