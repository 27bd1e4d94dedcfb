package io.github.yomikiri.app.serve;

/** A limit of requests a second: a bucket that fills, and from which each request takes. */
final class Rate {

  private static final double NANOS = 1e9;

  private final int most;
  private final int perSecond;
  private double left;
  private long filled;

  /**
   * Makes a full bucket.
   *
   * @param most how many requests may come at once
   * @param perSecond how many are allowed in a second afterwards
   * @param now the time in nanoseconds
   */
  Rate(int most, int perSecond, long now) {
    filled = now;
    this.most = most;
    this.perSecond = perSecond;
    left = most;
  }

  /** Returns whether one more request is allowed now, and counts it then. */
  synchronized boolean isAllowed(long now) {
    left = Math.min(most, left + (now - filled) / NANOS * perSecond);
    filled = now;
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }
}
