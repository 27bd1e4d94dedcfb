package io.github.yomikiri.reversi.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.learn.fit.StageRange;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.pattern.Pattern;
import io.github.yomikiri.reversi.pattern.PatternSet;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LearningEmbeddingTest {

  private static final long SEED = 13;

  private static final PatternSet SET = PatternSet.of(Pattern.of("corner", "a1 b1 b2"));

  private static final StageRange STAGES = new StageRange(0, 2);

  private static LearningEmbedding network() {
    double[] counts = new double[PatternNumbers.withMobility(SET).count()];
    Arrays.fill(counts, 1);
    return new LearningEmbedding(STAGES, counts, 1, SET);
  }

  /** The step of each weight is the rate times the derivative of half the squared error. */
  @Test
  void stepsDownTheGradient() {
    Random random = new Random(SEED);
    LearningEmbedding network = network();
    network.begin(random);
    double[] weights = network.learned();
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (float) (weights[i] + 0.05 * random.nextGaussian());
    }
    int stage = 1;
    float score = 9;
    PatternNumbers numbers = PatternNumbers.withMobility(SET);
    int[] row = new int[numbers.length()];
    numbers.unpack(new long[] {0x0000_0010_2c00_0203L, 0x4000_0008_1000_0100L}, row);
    network.restore(weights);
    double error = (score - network.predict(row, stage)) / 64;
    float rate = 1;
    network.learn(row, stage, score, rate);
    double[] after = network.learned();
    int moved = 0;
    for (int i = 0; i < weights.length; i++) {
      // Most weights have no part in the prediction, so a few of them are enough.
      if (after[i] == weights[i] && random.nextInt(20) != 0) {
        continue;
      }
      double wanted = error * slope(network, weights, i, row, stage);
      assertThat(after[i] - weights[i])
          .as("weight %d, seed %d", i, SEED)
          .isCloseTo(wanted, within(1e-3 + Math.abs(wanted) / 100));
      moved += Math.abs(wanted) > 1e-3 ? 1 : 0;
    }
    assertThat(moved).as("weights that moved").isGreaterThan(100);
  }

  private static double slope(
      LearningEmbedding network, double[] weights, int index, int[] row, int stage) {
    double width = 1.0 / 2048;
    double[] changed = weights.clone();
    changed[index] = weights[index] + width;
    network.restore(changed);
    double more = network.predict(row, stage);
    changed[index] = weights[index] - width;
    network.restore(changed);
    return (more - network.predict(row, stage)) / (2 * width) / 64;
  }

  @Test
  void onlyTheFirstStageHasEmbeddings() {
    LearningEmbedding network = network();
    network.begin(new Random(SEED));
    List<short[]> stages = network.weights();
    assertThat(stages).hasSize(3);
    assertThat(stages.get(0))
        .hasSize(16 * EmbeddingLayout.classes(SET.weights()) + stages.get(1).length);
    assertThat(stages.get(2)).isEqualTo(stages.get(1));
  }
}
