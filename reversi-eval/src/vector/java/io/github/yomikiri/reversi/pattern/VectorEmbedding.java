package io.github.yomikiri.reversi.pattern;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.ASHR;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The computation of an {@link EmbeddingEvaluator} on the JDK's Vector API. An embedding is one
 * vector of 16 short lanes. The second layer is one vector of eight int lanes.
 *
 * <p>This class is compiled separately from the rest of the module, because compilers warn of the
 * Vector API as an incubator module. So it repeats four constants of {@code EmbeddingLayout}. All
 * vectors stay within one method, as in the kernels of {@code Bitboard}.
 */
final class VectorEmbedding {

  private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_256;
  private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_256;

  private static final int HIDDEN = 8;
  private static final int OUTPUT = HIDDEN + 16 * HIDDEN;
  private static final int ONE_BITS = 10;
  private static final int ONE = 1 << ONE_BITS;

  private VectorEmbedding() {}

  /**
   * Returns a value in thousandths of a disc, as {@code ScalarEmbedding}.
   *
   * @param inputs the numbers of all inputs, four to a word
   * @param tables for each word of inputs, the embeddings that its lanes select, four words each
   * @param tempo four words that are added to the sum of the embeddings
   * @param layers see {@code EmbeddingLayers.numbers}
   */
  static int value(long[] inputs, long[][] tables, long[] tempo, int[] layers) {
    // Sums of words, not of shorts, because a negative lane borrows from the lane above it.
    LongVector sum = LongVector.fromArray(LONGS, tempo, 0);
    for (int word = 0; word < tables.length; word++) {
      long[] table = tables[word];
      long lanes = inputs[word];
      for (int left = 4; left > 0; left--) {
        sum = sum.add(LongVector.fromArray(LONGS, table, 4 * (char) lanes));
        lanes >>>= 16;
      }
    }
    ShortVector first =
        sum.reinterpretAsShorts().add(Short.MIN_VALUE).max((short) 0).min((short) ONE);
    LongVector units = first.reinterpretAsLongs();
    IntVector second = IntVector.fromArray(INTS, layers, 0);
    second = plus(second, units.lane(0), layers, HIDDEN);
    second = plus(second, units.lane(1), layers, 5 * HIDDEN);
    second = plus(second, units.lane(2), layers, 9 * HIDDEN);
    second = plus(second, units.lane(3), layers, 13 * HIDDEN);
    second = second.lanewise(ASHR, ONE_BITS).max(0).min(ONE);
    int value = second.mul(IntVector.fromArray(INTS, layers, OUTPUT)).reduceLanes(ADD)
        + layers[OUTPUT + HIDDEN];
    return (int) (1000L * value + (1 << 16) >> 17);
  }

  /** Adds the outputs of four units, each multiplied by its weights to the second layer. */
  private static IntVector plus(IntVector sum, long units, int[] layers, int at) {
    return sum.add(IntVector.fromArray(INTS, layers, at).mul((int) (units & 0xFFFF)))
        .add(IntVector.fromArray(INTS, layers, at + HIDDEN).mul((int) (units >>> 16 & 0xFFFF)))
        .add(IntVector.fromArray(INTS, layers, at + 2 * HIDDEN).mul((int) (units >>> 32 & 0xFFFF)))
        .add(IntVector.fromArray(INTS, layers, at + 3 * HIDDEN).mul((int) (units >>> 48)));
  }
}
