package io.github.yomikiri.bench.jmh;

/** What a benchmark says when it computed something wrong: its time would mean nothing. */
final class Check {

  private Check() {}

  static void equal(long actual, long expected, String what) {
    if (actual != expected) {
      throw new IllegalStateException(what + ": " + actual + " instead of " + expected);
    }
  }
}
