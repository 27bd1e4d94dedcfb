package io.github.yomikiri.search;

/**
 * Chooses how many nodes a search visits between two polls of its limits. The number starts at 1.
 * It doubles while these nodes take less than half a millisecond, up to 256. It halves when they
 * take more than a millisecond.
 */
final class PollInterval {

  private static final int MAX_NODES = 256;
  private static final long NANOS = 1_000_000;

  private long lastNanos;
  private int nodes = 1;

  PollInterval(long startNanos) {
    lastNanos = startNanos;
  }

  /** Returns the time of the last poll. */
  long lastNanos() {
    return lastNanos;
  }

  /** Returns the number of nodes until the next poll, given the time of this one. */
  int next(long nanos) {
    long sinceLast = nanos - lastNanos;
    lastNanos = nanos;
    if (sinceLast > NANOS) {
      nodes = Math.max(1, nodes / 2);
    } else if (sinceLast < NANOS / 2) {
      nodes = Math.min(MAX_NODES, nodes * 2);
    }
    return nodes;
  }
}
