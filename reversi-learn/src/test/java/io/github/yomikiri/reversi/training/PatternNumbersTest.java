package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.learn.linear.Fit;
import io.github.yomikiri.learn.linear.Labels;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.PlayedGame;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.dataset.TrainingGames;
import io.github.yomikiri.reversi.pattern.Pattern;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The patterns of Reversi are features like those of any game. */
class PatternNumbersTest {

  private static final PatternSet SET = PatternSet.of(
      Pattern.of("edge", "a1 b1 c1 d1 e1 f1 g1 h1"), Pattern.of("corner", "a1 b1 a2 b2"));

  private static final Scale SCALE = Scale.points(64, 1000);

  /** {@code -Dlinear.positions=1000000} compares more. */
  private static final int POSITIONS = Integer.getInteger("linear.positions", 50_000);

  private static final long SEED = 33;

  /** Returns positions of random games, and boards with discs anywhere. */
  private static Stream<Reversi> positions(int count) {
    Stream<Reversi> played = Stream.iterate(SEED, seed -> seed + 1)
        .flatMap(seed -> TrainingGames.random(seed, 0).positions().stream());
    Random random = new Random(SEED);
    Stream<Reversi> filled = Stream.generate(() -> {
      long discs = random.nextLong() | (random.nextBoolean() ? random.nextLong() : 0);
      long own = random.nextLong() & (random.nextBoolean() ? random.nextLong() : -1);
      return Reversi.of(discs & own, discs & ~own, Side.DARK);
    });
    return Stream.concat(played.limit(count - count / 10), filled.limit(count / 10));
  }

  private static LearnedEvaluator<Reversi> learned(PatternWeights weights) {
    List<short[]> stages =
        IntStream.range(0, STAGES.count()).mapToObj(weights::stage).toList();
    return LearnedEvaluator.of(PatternNumbers.of(weights.set()), SCALE, weights.origin(), stages);
  }

  /** No estimate of a learned evaluator is as great as a won board. */
  @Test
  void theLinearEvaluatorIsALearnedOne() {
    PatternEvaluator linear = PatternEvaluator.linear();
    LearnedEvaluator<Reversi> learned = learned(linear.weights());
    int[] limited = new int[1];
    positions(POSITIONS).forEach(node -> {
      int value = linear.evaluate(node);
      int within = Math.max(-SCALE.limit(), Math.min(SCALE.limit(), value));
      assertThat(learned.evaluate(node)).as("%s, seed %d", node, SEED).isEqualTo(within);
      limited[0] += Math.abs(value) == 64_000 ? 1 : 0;
    });
    assertThat(limited[0]).as("values at the limit").isPositive();
  }

  @Test
  void packsWhatItNumbers() {
    for (PatternNumbers numbers :
        List.of(PatternNumbers.of(SET), PatternNumbers.withMobility(SET))) {
      positions(2_000).forEach(node -> {
        int[] found = new int[numbers.length()];
        numbers.numbers(node, found);
        long[] packed = new long[numbers.words()];
        numbers.pack(node, packed);
        int[] unpacked = new int[numbers.length()];
        numbers.unpack(packed, unpacked);
        assertThat(unpacked).as("%s", node).isEqualTo(found);
        assertThat(IntStream.of(found)).allMatch(number -> number >= 0 && number < numbers.count());
        assertThat(numbers.stage(node)).isBetween(0, numbers.stages() - 1);
      });
    }
  }

  /** Positions of late stages occur once, so a fit learns them from the same samples. */
  @Test
  void aFitFindsTheWeightsOfATraining(@TempDir Path folder) throws IOException {
    List<TrainingGame> games = LongStream.range(0, 60)
        .mapToObj(seed -> TrainingGame.of(TrainingGames.random(seed, 0), 0))
        .toList();
    TrainingSamples samples = new TrainingSamples(folder.resolve("samples"));
    samples.add(games.iterator(), 1, done -> {});
    PatternWeights trained = TrainingOptions.Linear.STANDARD
        .withPasses(5)
        .withOverlap(0)
        .train(SET, samples, folder.resolve("stages"), "", (stage, pass) -> {});
    LearnedEvaluator<Reversi> fitted = Fit.of(PatternNumbers.of(SET))
        .scale(SCALE)
        .games(games.stream().map(game -> PlayedGame.of(game.game())).toList(), Labels.result())
        .heldOut(0)
        .passes(5)
        .run(folder.resolve("fit"));
    for (int ply = 24; ply < 60; ply++) {
      Reversi node = games.get(ply).game().positions().get(ply);
      assertThat(fitted.explain(node)).isEqualTo(learned(trained).explain(node));
    }
  }

  @Test
  void namesWeightsAndRefusesThoseOfOthers() throws IOException {
    LearnedEvaluator<Reversi> linear = learned(PatternEvaluator.linear().weights());
    assertThat(linear.explain(Reversi.start()))
        .extracting(LearnedEvaluator.Term::feature)
        .hasSize(PatternSet.vsotha().places() + 1)
        .startsWith("row 2 a2 b2 c2 d2 e2 f2 g2 h2: 2478")
        .endsWith("empty squares: " + PatternSet.vsotha().weights());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    linear.write(out);
    byte[] bytes = out.toByteArray();
    Reversi start = Reversi.start();
    assertThat(LearnedEvaluator.read(
                new ByteArrayInputStream(bytes), "file", PatternNumbers.of(PatternSet.vsotha()))
            .explain(start))
        .isEqualTo(linear.explain(start));
    assertThatThrownBy(() -> LearnedEvaluator.read(
            new ByteArrayInputStream(bytes),
            "file",
            PatternNumbers.withMobility(PatternSet.vsotha())))
        .hasMessageContaining("the weights belong to other features");
  }
}
