package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.internal.EmbeddingLayout.HIDDEN;
import static io.github.yomikiri.reversi.internal.EmbeddingLayout.ONE;
import static io.github.yomikiri.reversi.internal.EmbeddingLayout.UNITS;

/** The two layers of a stage of an {@link EmbeddingEvaluator}, prepared for both of its forms. */
final class EmbeddingLayers {

  /** The number of longs for two units of the second layer. */
  static final int PAIR = 1 + UNITS + 2;

  /** Where output weights begin in {@link #numbers}. */
  static final int OUTPUT = HIDDEN + UNITS * HIDDEN;

  private final int[] numbers;
  private final long[] pairs;

  private EmbeddingLayers(int[] numbers, long[] pairs) {
    this.numbers = numbers;
    this.pairs = pairs;
  }

  /**
   * Prepares layers.
   *
   * @param weights the numbers of a stage
   * @param first the index of the first weight of the second layer
   */
  static EmbeddingLayers of(short[] weights, int first) {
    int[] numbers = new int[OUTPUT + HIDDEN + 1];
    int constants = first + UNITS * HIDDEN;
    for (int k = 0; k < HIDDEN; k++) {
      // Half a step makes the shift to steps round to the nearest one.
      numbers[k] = ONE * weights[constants + k] + ONE / 2;
      numbers[OUTPUT + k] = weights[constants + HIDDEN + k];
    }
    for (int i = 0; i < UNITS * HIDDEN; i++) {
      numbers[HIDDEN + i] = weights[first + i];
    }
    numbers[OUTPUT + HIDDEN] = ONE * weights[constants + 2 * HIDDEN];
    return of(numbers);
  }

  /** Prepares layers from the numbers for {@link VectorEmbedding}. */
  static EmbeddingLayers of(int[] numbers) {
    long[] pairs = new long[PAIR * HIDDEN / 2 + 1];
    for (int k = 0; k < HIDDEN; k += 2) {
      int at = PAIR * k / 2;
      for (int j = 0; j <= UNITS; j++) {
        pairs[at + j] = numbers[HIDDEN * j + k] + ((long) numbers[HIDDEN * j + k + 1] << 32);
      }
      pairs[at + UNITS + 1] = numbers[OUTPUT + k];
      pairs[at + UNITS + 2] = numbers[OUTPUT + k + 1];
    }
    pairs[pairs.length - 1] = numbers[OUTPUT + HIDDEN];
    return new EmbeddingLayers(numbers, pairs);
  }

  /**
   * Returns the layers for {@link VectorEmbedding}: the constants of the second layer, the weights
   * of each first unit to the second layer, the output weights, the constant of the value.
   */
  int[] numbers() {
    return numbers;
  }

  /**
   * Returns the layers for {@link ScalarEmbedding}: for each two units of the second layer the
   * constants, the weights of all first units, and two output weights; then the constant of the
   * value. The second of two numbers is shifted by 32 bits, and both are added.
   */
  long[] pairs() {
    return pairs;
  }
}
