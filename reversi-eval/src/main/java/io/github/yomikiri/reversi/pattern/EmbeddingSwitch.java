package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * Decides whether {@link EmbeddingEvaluator} uses {@link VectorEmbedding}: only if {@link Bitboard}
 * uses the Vector API, too, and both forms agree. This class does not touch {@code VectorEmbedding}
 * before it knows that the module of the Vector API is present.
 */
final class EmbeddingSwitch {

  private static final String MODULE = "jdk.incubator.vector";

  /** How many sums the self-check compares. */
  private static final int CHECKED = 4_096;

  /** The number of embeddings of the self-check. */
  private static final int EMBEDDINGS = 64;

  private EmbeddingSwitch() {}

  static boolean isOn() {
    if (!Bitboard.usesVectorApi()) {
      return false;
    }
    // This replaces "requires static" in the module descriptor, of which compilers would warn.
    ModuleLayer.boot()
        .findModule(MODULE)
        .ifPresent(module -> EmbeddingSwitch.class.getModule().addReads(module));
    Optional<String> obstacle = obstacle();
    obstacle.ifPresent(text -> System.getLogger(EmbeddingSwitch.class.getName())
        .log(Level.WARNING, "networks on embeddings are valued without the Vector API: " + text));
    return obstacle.isEmpty();
  }

  private static Optional<String> obstacle() {
    try {
      return agree() ? Optional.empty() : Optional.of("the vector form fails its self-check");
    } catch (LinkageError | RuntimeException e) {
      // An incubator may change without notice.
      return Optional.of("the vector form does not work here: " + e);
    }
  }

  /** Compares both forms on random numbers of every size that weights can have. */
  static boolean agree() {
    PortableRandom random = new PortableRandom(1);
    long[][] tables = new long[EmbeddingEvaluator.MAX_INPUT_WORDS][];
    Arrays.setAll(tables, word -> table(random));
    int[] numbers = new int[EmbeddingLayers.OUTPUT + EmbeddingLayout.HIDDEN + 1];
    boolean agree = true;
    for (int i = 0; i < CHECKED; i++) {
      int max = 2 << i % 15;
      for (int n = 0; n < numbers.length; n++) {
        numbers[n] = random.nextInt(-max, max);
      }
      long[] pairs = EmbeddingLayers.of(numbers).pairs();
      tables[i % tables.length] = table(random);
      long[] tempo = words(random, EmbeddingEvaluator.WORDS).toArray();
      long[] words = words(random, tables.length)
          .map(word -> word & (EMBEDDINGS - 1) * 0x0001_0001_0001_0001L)
          .toArray();
      agree &= VectorEmbedding.value(words, tables, tempo, numbers)
          == ScalarEmbedding.value(words, tables, tempo, pairs);
    }
    return agree;
  }

  private static long[] table(PortableRandom random) {
    return words(random, EmbeddingEvaluator.WORDS * EMBEDDINGS).toArray();
  }

  private static LongStream words(PortableRandom random, int count) {
    return LongStream.generate(random::nextLong).limit(count);
  }
}
