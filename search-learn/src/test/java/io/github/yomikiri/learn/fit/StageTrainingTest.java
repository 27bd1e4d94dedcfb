package io.github.yomikiri.learn.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fits weights for a game of coins: each coin that lies on the table has a value. */
class StageTrainingTest {

  private static final int COINS = 6;
  private static final int STAGES = 3;
  private static final long SEED = 7;

  /** A weight for each side that a coin may show. A position has a bit for each coin. */
  private static final Rows SIDES = new Rows(2 * COINS, COINS, (position, row) -> {
    for (int coin = 0; coin < COINS; coin++) {
      row[coin] = 2 * coin + (int) (position[0] >> coin & 1);
    }
  });

  @TempDir
  Path path;

  private SampleFolder folder;

  /** Stage 0 has at most two coins, and coins are worth more in each later stage. */
  @BeforeEach
  void fill() throws IOException {
    folder = new SampleFolder(path.resolve("samples"), new SampleFormat(1, COINS + 1, false));
    Random random = new Random(SEED);
    for (int number = 0; number < 3; number++) {
      SampleFolder.Chunk chunk = folder.chunk(1 + number);
      for (int i = 0; i < 200; i++) {
        int coins = random.nextInt(1 << COINS);
        chunk.add(new Sample(
            Integer.bitCount(coins), new long[] {coins}, (1 + stage(coins)) * value(coins)));
      }
      folder.append(chunk);
    }
  }

  private static int stage(int coins) {
    return Math.max(0, (Integer.bitCount(coins) - 1) / 2);
  }

  private static double value(int coins) {
    double value = 0;
    for (int coin = 0; coin < COINS; coin++) {
      value += (coins >> coin & 1) * (coin + 1) / 4.0;
    }
    return value;
  }

  private StageTraining training(int passes) {
    return new StageTraining(
        new LeastSquares(SIDES, 1e-6, 1000),
        stages -> folder.between(
            2 * stages.first() + (stages.first() == 0 ? 0 : 1), 2 * stages.last() + 2),
        passes,
        "passes " + passes,
        "coins");
  }

  @Test
  void eachStageLearnsItsOwnSamples() throws IOException {
    List<String> done = new ArrayList<>();
    List<String> learned = new ArrayList<>();
    List<short[]> weights = training(20)
        .train(
            StageRange.of(STAGES, 1),
            path.resolve("stages"),
            (stages, learner, passes) -> learned.add(stages + ": " + passes),
            (stages, passes) -> done.add(stages + ": " + passes));
    assertThat(done).hasSize(20 * STAGES).startsWith("stage 0: 1").endsWith("stage 2: 20");
    assertThat(learned).isEqualTo(done);
    for (int coins = 0; coins < 1 << COINS; coins++) {
      int[] row = new int[COINS];
      int stage = stage(coins);
      double wanted = (1 + stage) * value(coins);
      SIDES.unpack().accept(new long[] {coins}, row);
      double found = 0;
      for (int number : row) {
        found += weights.get(stage)[number] / 1000.0;
      }
      assertThat(found).as("coins %s, seed %d", coins, SEED).isCloseTo(wanted, within(0.01));
    }
  }

  @Test
  void anInterruptedTrainingResumes() throws IOException {
    StageRange stages = new StageRange(1, 1);
    short[] whole = training(5)
        .train(stages, path.resolve("whole"), (learner, passes) -> {})
        .get(0);
    Path checkpoint = path.resolve("interrupted");
    IllegalStateException stop = new IllegalStateException("stop");
    assertThatThrownBy(() -> training(5).train(stages, checkpoint, (learner, passes) -> {
          if (passes == 3) {
            throw stop;
          }
        }))
        .isSameAs(stop);
    List<Integer> done = new ArrayList<>();
    assertThat(training(5)
            .train(stages, checkpoint, (learner, passes) -> done.add(passes))
            .get(0))
        .isEqualTo(whole);
    assertThat(done).containsExactly(4, 5);
    assertThatThrownBy(() -> training(6).train(stages, checkpoint, (learner, passes) -> {}))
        .isInstanceOf(IOException.class)
        .hasMessageMatching(".*: belongs to another training: stage 1, passes 5, 600 positions,"
            + " CRC-32C [0-9a-f]{8} of the stage's, coins, not stage 1, passes 6, .*");
  }

  @Test
  void countsHowOftenAWeightIsSelected() throws IOException {
    double[] counts = folder.between(COINS, COINS).counts(SIDES);
    double all = counts[1];
    assertThat(all).isGreaterThan(0);
    for (int number = 0; number < counts.length; number++) {
      assertThat(counts[number]).isEqualTo(number % 2 == 0 ? 0 : all);
    }
  }

  @Test
  void stagesThatLearnTogetherAreNeighbors() {
    List<StageRange> ranges = StageRange.of(7, 3);
    assertThat(ranges)
        .containsExactly(new StageRange(0, 2), new StageRange(3, 5), new StageRange(6, 6))
        .extracting(StageRange::toString)
        .containsExactly("stages 0-2", "stages 3-5", "stage 6");
    assertThat(ranges.get(1).nearest(1)).isEqualTo(3);
    assertThat(ranges.get(1).nearest(4)).isEqualTo(4);
    assertThat(ranges.get(1).nearest(6)).isEqualTo(5);
  }
}
