package io.github.yomikiri.reversi.pattern;

/** Stands for the vector form of the network, which {@link EmbeddingSwitch} keeps off. */
@SuppressWarnings("DoNotCallSuggester")
final class WebVectorEmbedding {

  private WebVectorEmbedding() {}

  static int value(long[] inputs, long[][] tables, long[] tempo, int[] layers) {
    throw new AssertionError();
  }
}
