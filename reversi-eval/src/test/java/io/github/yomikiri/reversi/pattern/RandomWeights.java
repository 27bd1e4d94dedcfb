package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.internal.FoxLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/** Random weights, all different, so that a test fails if an evaluator confuses two of them. */
final class RandomWeights {

  /**
   * Patterns of one to four places, with and without an axis. One pattern has only one place in its
   * word.
   */
  static final PatternSet SMALL = PatternSet.of(
      Pattern.of("diagonal 8", "h1 g2 f3 e4 d5 c6 b7 a8"),
      Pattern.of("edge", "a1 b1 c1 d1 e1 f1 g1 h1"),
      Pattern.of("corner 2x5", "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"),
      Pattern.of("centre", "d4 e4 d5 e5"));

  private RandomWeights() {}

  static LinearEvaluator evaluator(PatternSet set, long seed) {
    return new LinearEvaluator(
        weights(PatternWeights.LINEAR, set, stage -> set.weights() + STAGES.plies(), 1000, seed));
  }

  static FoxEvaluator fox(PatternSet set, long seed) {
    int numbers = FoxLayout.numbers(set.weights() + STAGES.plies());
    return new FoxEvaluator(
        weights(PatternWeights.FOX, set, stage -> numbers, FoxLayout.maxInput(set.places()), seed));
  }

  /** Makes embeddings of a size at which units are often within their range, but not always. */
  static EmbeddingEvaluator embedding(PatternSet set, long seed) {
    return new EmbeddingEvaluator(weights(
        PatternWeights.EMBEDDING,
        set,
        stage -> EmbeddingLayout.numbers(stage, set.weights(), STAGES.plies()),
        EmbeddingLayout.maxInput(48),
        seed));
  }

  private static PatternWeights weights(
      String kind, PatternSet set, IntUnaryOperator perStage, int max, long seed) {
    Random random = new Random(seed);
    List<short[]> stages = new ArrayList<>();
    for (int stage = 0; stage < STAGES.count(); stage++) {
      short[] numbers = new short[perStage.applyAsInt(stage)];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = (short) (random.nextInt(2 * max + 1) - max);
      }
      stages.add(numbers);
    }
    return new PatternWeights(kind, set, "seed " + seed, stages);
  }
}
