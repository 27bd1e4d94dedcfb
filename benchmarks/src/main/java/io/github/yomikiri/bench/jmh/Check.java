package io.github.yomikiri.bench.jmh;

/**
 * Checks what a benchmark computes. The time of a wrong computation would mean nothing, so a wrong
 * result is an exception.
 */
final class Check {

  private Check() {}

  static void equal(long actual, long expected, String what) {
    if (actual != expected) {
      throw new IllegalStateException(what + ": " + actual + " instead of " + expected);
    }
  }
}
