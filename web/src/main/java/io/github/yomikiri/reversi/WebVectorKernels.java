package io.github.yomikiri.reversi;

/** Stands for the vector kernels, which {@link VectorSwitch} keeps off. */
@SuppressWarnings("DoNotCallSuggester")
final class WebVectorKernels {

  private WebVectorKernels() {}

  static long legalMoves(long own, long opponent) {
    throw new AssertionError();
  }

  static long flips(long own, long opponent, int square) {
    throw new AssertionError();
  }
}
