package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.learn.fit.Sample;
import io.github.yomikiri.learn.fit.SampleFolder;
import io.github.yomikiri.learn.fit.StageSamples;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.pattern.Pattern;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinearTrainerTest {

  private static final long SEED = 1997;

  private static final PatternSet SET = PatternSet.of(
      Pattern.of("edge", "a1 b1 c1 d1 e1 f1 g1 h1"), Pattern.of("corner", "a1 b1 a2 b2"));

  private static final int STAGE = 9;

  private static final TrainingOptions.Linear OPTIONS =
      TrainingOptions.Linear.STANDARD.withRidge(0.1).withPasses(12).withOverlap(1);

  /** Positions whose score is the sum of the weights of an edge and of a corner square. */
  private static TrainingSamples samples(Path folder) throws IOException {
    return RandomSamples.fill(folder, SEED, LinearTrainerTest::score);
  }

  private static int score(Reversi node) {
    long corners = 0x8100000000000081L;
    long edge = 0xFF818181818181FFL;
    return 3 * (Long.bitCount(node.own() & corners) - Long.bitCount(node.opponent() & corners))
        + Long.bitCount(node.own() & edge)
        - Long.bitCount(node.opponent() & edge);
  }

  private static short[] train(TrainingSamples samples, Path checkpoint) throws IOException {
    return train(samples, checkpoint, pass -> {});
  }

  private static short[] train(TrainingSamples samples, Path checkpoint, IntConsumer passDone)
      throws IOException {
    return RandomSamples.train(OPTIONS, SET, samples, STAGE, checkpoint, passDone);
  }

  @Test
  void findsALinearScore(@TempDir Path folder) throws IOException {
    TrainingSamples samples = samples(folder.resolve("samples"));
    List<short[]> stages = new ArrayList<>();
    short[] weights = train(samples, folder.resolve("checkpoint"));
    for (int stage = 0; stage < STAGES.count(); stage++) {
      stages.add(weights);
    }
    PatternEvaluator evaluator =
        PatternEvaluator.of(new PatternWeights(PatternWeights.LINEAR, SET, "", stages));
    long[] errors = new long[2];
    samples.folder().between(21, 24).read(0, sample -> {
      Reversi node = RandomSamples.position(sample);
      errors[0]++;
      errors[1] += Math.abs(evaluator.evaluate(node) - 1000 * (int) sample.label());
    });
    assertThat(errors[0]).isGreaterThan(1000);
    assertThat(errors[1] / errors[0])
        .as("mean error in thousandths, seed %d", SEED)
        .isLessThan(60);
  }

  /** A position of weight 3 counts as much as three positions. */
  @Test
  void weightsCountAsOftenAsTheySay(@TempDir Path folder) throws IOException {
    TrainingSamples often = samples(folder.resolve("often"));
    TrainingSamples heavy = samples(folder.resolve("heavy"));
    SampleFolder.Chunk three = heavy.folder().chunk(3);
    StageSamples all = often.folder().between(0, 60);
    for (int time = 0; time < 3; time++) {
      SampleFolder.Chunk one = often.folder().chunk(1);
      all.read(0, sample -> one.add(halved(sample)));
      often.folder().append(one);
    }
    all.read(0, sample -> three.add(halved(sample)));
    heavy.folder().append(three);
    short[] wanted = train(often, folder.resolve("a"));
    short[] found = train(heavy, folder.resolve("b"));
    for (int i = 0; i < wanted.length; i++) {
      assertThat((int) found[i]).as("weight %d", i).isCloseTo(wanted[i], within(2));
    }
    assertThat(found).isNotEqualTo(train(samples(folder.resolve("c")), folder.resolve("d")));
  }

  private static Sample halved(Sample sample) {
    return TrainingSamples.sample(RandomSamples.position(sample), (int) sample.label() / 2);
  }

  @Test
  void goesOnWhereItWasInterrupted(@TempDir Path folder) throws IOException {
    TrainingSamples samples = samples(folder.resolve("samples"));
    short[] whole = train(samples, folder.resolve("whole"));
    Path checkpoint = folder.resolve("interrupted");
    IllegalStateException stop = new IllegalStateException("stop");
    assertThatThrownBy(() -> train(samples, checkpoint, pass -> {
          if (pass == 5) {
            throw stop;
          }
        }))
        .isSameAs(stop);
    List<Integer> passes = new ArrayList<>();
    assertThat(train(samples, checkpoint, passes::add)).isEqualTo(whole);
    assertThat(passes).containsExactly(6, 7, 8, 9, 10, 11, 12);
  }

  @Test
  void learnsAllStagesIntoAFolder(@TempDir Path folder) throws IOException {
    TrainingSamples samples = samples(folder.resolve("samples"));
    TrainingOptions options = OPTIONS.withPasses(2);
    List<String> reports = new ArrayList<>();
    PatternWeights weights = options.train(
        SET,
        samples,
        folder.resolve("a/b"),
        "here",
        (stage, pass) -> reports.add(stage + "." + pass));
    assertThat(reports).startsWith("0.1", "0.2", "1.1").hasSize(2 * STAGES.count());
    assertThat(weights.origin()).isEqualTo("here");
    assertThat(weights.kind()).isEqualTo(PatternWeights.LINEAR);
    assertThat(weights.stage(STAGE))
        .isEqualTo(
            RandomSamples.train(options, SET, samples, STAGE, folder.resolve("alone"), pass -> {}))
        .isNotEqualTo(weights.stage(STAGE - 1));
    reports.clear();
    options.train(
        SET, samples, folder.resolve("a/b"), "", (stage, pass) -> reports.add(stage + "." + pass));
    assertThat(reports).isEmpty();
  }

  @Test
  void noticesACutChunk(@TempDir Path folder) throws IOException {
    TrainingSamples samples = samples(folder);
    Path chunk = folder.resolve("chunk-000001.positions");
    byte[] bytes = Files.readAllBytes(chunk);
    Files.write(chunk, Arrays.copyOf(bytes, bytes.length / 5));
    assertThatThrownBy(() -> samples.folder().between(1, 60).read(1, sample -> {}))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(chunk + ": is damaged: the file ends too early");
    assertThatThrownBy(() -> train(samples, folder.resolve("checkpoint")))
        .isInstanceOf(IOException.class)
        .isNotInstanceOf(UncheckedIOException.class);
  }

  @Test
  void readsOnlyWhatIsAskedFor(@TempDir Path folder) throws IOException {
    TrainingSamples samples = samples(folder);
    assertThat(samples.folder().chunks()).isEqualTo(3);
    int[] count = new int[61];
    samples
        .folder()
        .between(20, 23)
        .read(2, sample -> count[RandomSamples.position(sample).emptyCount()]++);
    for (int empties = 0; empties <= 60; empties++) {
      assertThat(count[empties] > 0).as("%d empties", empties).isEqualTo(empties / 4 == 5);
    }
  }
}
