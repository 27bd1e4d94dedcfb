package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.internal.EmbeddingLayout.HIDDEN;
import static io.github.yomikiri.reversi.internal.EmbeddingLayout.ONE;
import static io.github.yomikiri.reversi.internal.EmbeddingLayout.ONE_BITS;

/**
 * The computation of an {@link EmbeddingEvaluator} on plain longs. A long holds four units of the
 * first layer, or two units of the second.
 */
final class ScalarEmbedding {

  private ScalarEmbedding() {}

  /**
   * Returns a value in thousandths of a disc.
   *
   * @param inputs the numbers of all inputs, four to a word
   * @param tables for each word of inputs, the embeddings that its lanes select, four words each
   * @param tempo four words that are added to the sum of the embeddings
   * @param pairs see {@link EmbeddingLayers#pairs}
   */
  static int value(long[] inputs, long[][] tables, long[] tempo, long[] pairs) {
    long sum0 = tempo[0];
    long sum1 = tempo[1];
    long sum2 = tempo[2];
    long sum3 = tempo[3];
    for (int word = 0; word < tables.length; word++) {
      long[] table = tables[word];
      long lanes = inputs[word];
      for (int left = 4; left > 0; left--) {
        int at = EmbeddingEvaluator.WORDS * (char) lanes;
        sum0 += table[at];
        sum1 += table[at + 1];
        sum2 += table[at + 2];
        sum3 += table[at + 3];
        lanes >>>= 16;
      }
    }
    return value(sum0, sum1, sum2, sum3, pairs);
  }

  /** Returns a value in thousandths of a disc, from the sums of all units of the first layer. */
  static int value(long sum0, long sum1, long sum2, long sum3, long[] pairs) {
    long units0 = clipped(sum0);
    long units1 = clipped(sum1);
    long units2 = clipped(sum2);
    long units3 = clipped(sum3);
    int sum = (int) pairs[pairs.length - 1];
    for (int at = 0; at < EmbeddingLayers.PAIR * HIDDEN / 2; at += EmbeddingLayers.PAIR) {
      long two = pairs[at]
          + product(pairs, at + 1, units0)
          + product(pairs, at + 5, units1)
          + product(pairs, at + 9, units2)
          + product(pairs, at + 13, units3);
      int low = (int) two;
      int high = (int) (two - low >> 32);
      sum += (int) pairs[at + 17] * clipped(low >> ONE_BITS)
          + (int) pairs[at + 18] * clipped(high >> ONE_BITS);
    }
    return thousandths(sum);
  }

  /** Returns the outputs of four units, from their sums. */
  private static long clipped(long sums) {
    return clipped((int) (sums & 0xFFFF) - EmbeddingEvaluator.ZERO)
        | (long) clipped((int) (sums >>> 16 & 0xFFFF) - EmbeddingEvaluator.ZERO) << 16
        | (long) clipped((int) (sums >>> 32 & 0xFFFF) - EmbeddingEvaluator.ZERO) << 32
        | (long) clipped((int) (sums >>> 48) - EmbeddingEvaluator.ZERO) << 48;
  }

  private static int clipped(int sum) {
    return Math.max(0, Math.min(ONE, sum));
  }

  /** Returns the sum of four outputs, each multiplied by its weights to two units. */
  private static long product(long[] pairs, int at, long units) {
    return pairs[at] * (units & 0xFFFF)
        + pairs[at + 1] * (units >>> 16 & 0xFFFF)
        + pairs[at + 2] * (units >>> 32 & 0xFFFF)
        + pairs[at + 3] * (units >>> 48);
  }

  /** Rounds the sum of the last layer, whose unit is 1/1024 of 1/128 of a disc. */
  static int thousandths(int sum) {
    return (int) (1000L * sum + (1 << 16) >> 17);
  }
}
