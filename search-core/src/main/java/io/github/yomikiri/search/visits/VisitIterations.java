package io.github.yomikiri.search.visits;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongUnaryOperator;

/** The iterations of a Monte-Carlo search, of which each doubles the visits, and their end. */
public final class VisitIterations {

  /** The visits of a search that nothing else ends. */
  public static final long DEFAULT_VISITS = 10_000;

  /** The visits of the first iteration. */
  private static final long FIRST_ITERATION = 64;

  private VisitIterations() {}

  /**
   * Returns the number of visits after which a search ends.
   *
   * @param visits how many a search was composed for; empty if nobody has chosen
   * @param limits the limits of the search
   * @return the number; {@link #DEFAULT_VISITS} if nothing else ends the search
   */
  public static long limit(OptionalLong visits, Limits limits) {
    boolean isLimited = limits.nodes().isPresent()
        || limits.time().isPresent()
        || limits.usualTime().isPresent()
        || limits.stop() != StopSignal.NEVER;
    return visits.orElse(isLimited ? Long.MAX_VALUE : DEFAULT_VISITS);
  }

  /**
   * Searches in iterations.
   *
   * @param limit the maximum number of visits
   * @param isOver returns whether no further visit has a meaning
   * @param search makes at most a number of visits, and returns how many
   * @param isLast called after every iteration that was not cut short; returns whether the search
   *     ends with it
   */
  public static void run(
      long limit, BooleanSupplier isOver, LongUnaryOperator search, BooleanSupplier isLast) {
    for (long done = 0; done < limit && !isOver.getAsBoolean(); ) {
      long end = Math.max(FIRST_ITERATION, 2 * done);
      done += search.applyAsLong(Math.min(limit, end) - done);
      if (done == end && isLast.getAsBoolean()) {
        return;
      }
    }
  }
}
