package io.github.yomikiri.reversi.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Weights that mean nothing, and are all different, so that no confusion of two of them goes unnoticed. */
final class RandomWeights {

  /** Patterns of one to four places and with and without an axis, one alone in its word. */
  static final PatternSet SMALL = PatternSet.of(
      Pattern.of("diagonal 8", "h1 g2 f3 e4 d5 c6 b7 a8"),
      Pattern.of("edge", "a1 b1 c1 d1 e1 f1 g1 h1"),
      Pattern.of("corner 2x5", "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"),
      Pattern.of("centre", "d4 e4 d5 e5"));

  private RandomWeights() {}

  static PatternEvaluator evaluator(PatternSet set, long seed) {
    Random random = new Random(seed);
    List<short[]> stages = new ArrayList<>();
    for (int stage = 0; stage < Stage.COUNT; stage++) {
      short[] numbers = new short[set.weights() + Stage.PLIES];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = (short) (random.nextInt(2001) - 1000);
      }
      stages.add(numbers);
    }
    return new PatternEvaluator(
        new PatternWeights(PatternEvaluator.KIND, set, "seed " + seed, stages));
  }
}
