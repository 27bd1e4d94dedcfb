package io.github.yomikiri.search;

import java.time.Duration;
import java.util.Comparator;

/**
 * The usual time of {@link Limits}, and the depth that a search reaches even if it takes longer.
 *
 * @param time the time that a search should take, not negative
 * @param depth in plies
 */
record UsualTime(Duration time, int depth) {

  static final Comparator<UsualTime> STRICTEST_FIRST =
      Comparator.comparing(UsualTime::time).thenComparing(UsualTime::depth);

  /** Returns whether a search should end, as {@link Limits#isEnough} does. */
  boolean isEnough(int reached, Duration elapsed) {
    boolean isMostlyGone = time.isZero() || elapsed.compareTo(time.dividedBy(2)) > 0;
    return reached >= depth && isMostlyGone;
  }

  /** Returns the usual time that is left after a time, for the same depth. */
  UsualTime after(Duration elapsed) {
    Duration left = time.minus(elapsed);
    return new UsualTime(left.isNegative() ? Duration.ZERO : left, depth);
  }

  @Override
  public String toString() {
    return time + (depth > 1 ? " from depth " + depth : "");
  }
}
