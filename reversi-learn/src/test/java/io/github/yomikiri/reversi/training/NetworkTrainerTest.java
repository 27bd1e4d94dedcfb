package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.learn.fit.SampleFolder;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.pattern.Pattern;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworkTrainerTest {

  private static final long SEED = 2005;

  private static final int STAGE = 9;

  /** The score depends on several squares, but no pattern has two of them. */
  private static final PatternSet SET =
      PatternSet.of(Pattern.of("c4", "c4"), Pattern.of("corner", "a1 b1"));

  private static final TrainingOptions.Network OPTIONS = TrainingOptions.Network.FOX
      .withRate(0.02)
      .withPasses(50)
      .withRare(5)
      .withOverlap(1)
      .withSeed(SEED);

  private static final TrainingOptions.Linear LINEAR =
      TrainingOptions.Linear.STANDARD.withRidge(0.1).withOverlap(1);

  private static final TrainingOptions.Network EMBEDDING =
      TrainingOptions.Network.EMBEDDING.withRate(0.02).withSeed(SEED);

  /**
   * The score depends on whether one side, Dark or Light, has many of the squares such as c4. So
   * the score is not a sum over squares, as XOR is not a sum.
   */
  private static int score(Reversi node) {
    long squares =
        SET.patterns().get(0).places().stream().mapToLong(Pattern::bits).sum();
    int more = Long.bitCount(node.own() & squares) - Long.bitCount(node.opponent() & squares);
    return 4 * Math.abs(more) - 12;
  }

  private static TrainingSamples samples(Path folder) throws IOException {
    return RandomSamples.fill(folder, SEED, NetworkTrainerTest::score);
  }

  /**
   * A tenth of the games, which is enough where all stages learn at once, or where it does not
   * matter what is learned.
   */
  private static TrainingSamples fewSamples(Path folder) throws IOException {
    return RandomSamples.fill(folder, 40, SEED, NetworkTrainerTest::score);
  }

  private static double meanError(Evaluator<Reversi> evaluator, TrainingSamples samples)
      throws IOException {
    long[] errors = new long[2];
    samples.folder().between(21, 24).read(0, sample -> {
      errors[0]++;
      Reversi node = RandomSamples.position(sample);
      errors[1] += Math.abs(evaluator.evaluate(node) - 1000L * (int) sample.label());
    });
    return errors[1] / 1000.0 / errors[0];
  }

  private static short[] train(
      TrainingOptions options, PatternSet set, TrainingSamples samples, Path checkpoint)
      throws IOException {
    return RandomSamples.train(options, set, samples, STAGE, checkpoint, pass -> {});
  }

  private static List<short[]> everywhere(short[] weights) {
    return Collections.nCopies(STAGES.count(), weights);
  }

  @Test
  void learnsWhatNoSumOfWeightsCan(@TempDir Path folder) throws IOException {
    TrainingSamples samples = samples(folder.resolve("samples"));
    short[] sum = train(LINEAR.withPasses(12), SET, samples, folder.resolve("linear"));
    short[] net = train(OPTIONS, SET, samples, folder.resolve("fox"));
    double linear = meanError(
        PatternEvaluator.of(new PatternWeights(PatternWeights.LINEAR, SET, "", everywhere(sum))),
        samples);
    double fox = meanError(
        PatternEvaluator.of(new PatternWeights(PatternWeights.FOX, SET, "", everywhere(net))),
        samples);
    assertThat(linear).isGreaterThan(5);
    assertThat(fox).as("mean error in discs, seed %d", SEED).isLessThan(1);
  }

  @Test
  void learnsEmbeddingsOfWhatNoSumCan(@TempDir Path folder) throws IOException {
    TrainingSamples samples = fewSamples(folder.resolve("samples"));
    PatternWeights weights = EMBEDDING
        .withPasses(12)
        .train(SET, samples, folder.resolve("stages"), "test", (stage, pass) -> {});
    assertThat(weights.kind()).isEqualTo(PatternWeights.EMBEDDING);
    assertThat(meanError(PatternEvaluator.of(weights), samples))
        .as("mean error in discs, seed %d", SEED)
        .isLessThan(2);
  }

  @Test
  void goesOnWhereItWasInterrupted(@TempDir Path folder) throws IOException {
    TrainingSamples samples = fewSamples(folder.resolve("samples"));
    TrainingOptions.Network fox = OPTIONS.withRate(0.01);
    for (TrainingOptions.Network kind : List.of(fox, EMBEDDING)) {
      TrainingOptions.Network options = kind.withPasses(4);
      short[] whole = train(options, SET, samples, folder.resolve("whole " + kind.kind()));
      Path checkpoint = folder.resolve("interrupted " + kind.kind());
      IllegalStateException stop = new IllegalStateException("stop");
      assertThatThrownBy(
              () -> RandomSamples.train(options, SET, samples, STAGE, checkpoint, pass -> {
                if (pass == 2) {
                  throw stop;
                }
              }))
          .isSameAs(stop);
      List<Integer> passes = new ArrayList<>();
      assertThat(RandomSamples.train(options, SET, samples, STAGE, checkpoint, passes::add))
          .isEqualTo(whole);
      assertThat(passes).containsExactly(3, 4);
      Path another = folder.resolve("another seed " + kind.kind());
      assertThat(train(options.withSeed(SEED + 1), SET, samples, another)).isNotEqualTo(whole);
    }
  }

  @Test
  void leavesRareConfigurationsOut(@TempDir Path folder) throws IOException {
    TrainingSamples samples = fewSamples(folder.resolve("samples"));
    TrainingOptions options = OPTIONS.withRate(0.01).withPasses(1).withRare(1_000_000);
    short[] net = train(options, SET, samples, folder.resolve("checkpoint"));
    for (int i = 0; i < net.length - 9; i++) {
      assertThat(net[i]).isZero();
    }
    assertThat(net[net.length - 2]).isNotZero();
  }

  @Test
  void noticesACheckpointOfAnotherTraining(@TempDir Path folder) throws IOException {
    TrainingSamples samples = fewSamples(folder.resolve("samples"));
    Path checkpoint = folder.resolve("checkpoint");
    TrainingOptions.Network options = OPTIONS.withRate(0.01).withPasses(1).withRare(1);
    train(options, SET, samples, checkpoint);
    PatternSet other = PatternSet.of(Pattern.of("a1", "a1"));
    for (ThrowingCallable training : List.<ThrowingCallable>of(
        () -> train(options, other, samples, checkpoint),
        () -> train(options.withRate(0.005), SET, samples, checkpoint),
        () -> train(LINEAR.withPasses(1), SET, samples, checkpoint))) {
      assertThatThrownBy(training)
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith(checkpoint + ": belongs to another training: stage " + STAGE
              + ", fox, rate 0.01, passes 1, ");
    }
    // With more positions it is another training, too.
    long before = samples.positions();
    SampleFolder.Chunk more = samples.folder().chunk(1);
    more.add(TrainingSamples.sample(Reversi.start(), 2));
    samples.folder().append(more);
    assertThat(samples.positions()).isEqualTo(before + 1);
    assertThatThrownBy(() -> train(options, SET, samples, checkpoint))
        .hasMessageContaining(", %d positions, ".formatted(before))
        .hasMessageContaining(", %d positions, ".formatted(before + 1));
  }

  @Test
  void noticesOtherPositionsOfTheSameNumber(@TempDir Path folder) throws IOException {
    TrainingOptions.Network options = OPTIONS.withPasses(1);
    Path checkpoint = folder.resolve("checkpoint");
    TrainingSamples samples = fewSamples(folder.resolve("samples"));
    TrainingSamples others =
        RandomSamples.fill(folder.resolve("others"), 40, SEED, node -> -score(node));
    train(options, SET, samples, checkpoint);
    assertThat(others.positions()).isEqualTo(samples.positions());
    assertThatThrownBy(() -> train(options, SET, others, checkpoint))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(checkpoint + ": belongs to another training: ");
  }

  @Test
  void refusesOptionsOutOfRange() {
    assertThatThrownBy(() -> TrainingOptions.Network.FOX.withRate(Double.NaN))
        .hasMessage("rate NaN is not in (0, 1]");
    assertThatThrownBy(() -> TrainingOptions.Network.FOX.withPasses(0))
        .hasMessage("number of passes 0 is less than 1");
    assertThatThrownBy(() -> TrainingOptions.Network.FOX.withRare(0))
        .hasMessage("rare 0 is less than 1");
    assertThatThrownBy(() -> TrainingOptions.Network.FOX.withOverlap(61))
        .hasMessage("overlap 61 is outside [0, 60]");
  }
}
