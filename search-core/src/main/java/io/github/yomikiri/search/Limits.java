package io.github.yomikiri.search;

import java.time.Duration;
import java.util.Objects;

/**
 * What ends a search. All four apply; the first that is reached wins.
 *
 * <pre>{@code
 * Limits.depth(8)
 * Limits.time(Duration.ofSeconds(1)).withStop(signal)
 * }</pre>
 *
 * @param depth the greatest depth in plies, in {@code [1, MAX_DEPTH]}
 * @param nodes how many nodes may be visited, at least 1; the same limit ends the same search at the same node every time
 * @param time the time it may take, positive
 * @param stop the signal that ends it
 */
public record Limits(int depth, long nodes, Duration time, StopSignal stop) {

  /** The greatest depth that can be asked for, in plies. */
  public static final int MAX_DEPTH = 250;

  private static final Duration FOREVER = Duration.ofSeconds(Long.MAX_VALUE);
  private static final Limits NONE =
      new Limits(MAX_DEPTH, Long.MAX_VALUE, FOREVER, StopSignal.NEVER);

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if one is outside its range
   */
  public Limits {
    if (depth < 1 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException("depth " + depth + " is outside [1, " + MAX_DEPTH + "]");
    }
    if (nodes < 1) {
      throw new IllegalArgumentException("node limit " + nodes + " is less than 1");
    }
    if (time.isNegative() || time.isZero()) {
      throw new IllegalArgumentException("time limit " + time + " is not positive");
    }
    Objects.requireNonNull(stop, "stop");
  }

  /**
   * Returns limits that end nothing: the search goes on until the position is solved or {@link #MAX_DEPTH} is reached.
   *
   * @return no limits
   */
  public static Limits none() {
    return NONE;
  }

  /**
   * Returns a limit on the depth alone.
   *
   * @param depth in plies
   * @return the limit
   */
  public static Limits depth(int depth) {
    return NONE.withDepth(depth);
  }

  /**
   * Returns a limit on the nodes alone.
   *
   * @param nodes how many nodes may be visited
   * @return the limit
   */
  public static Limits nodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  /**
   * Returns a limit on the time alone.
   *
   * @param time the time a search may take
   * @return the limit
   */
  public static Limits time(Duration time) {
    return NONE.withTime(time);
  }

  /**
   * Returns these limits with another depth.
   *
   * @param newDepth in plies
   * @return new limits
   */
  public Limits withDepth(int newDepth) {
    return new Limits(newDepth, nodes, time, stop);
  }

  /**
   * Returns these limits with another node limit.
   *
   * @param newNodes how many nodes may be visited
   * @return new limits
   */
  public Limits withNodes(long newNodes) {
    return new Limits(depth, newNodes, time, stop);
  }

  /**
   * Returns these limits with another time limit.
   *
   * @param newTime the time a search may take
   * @return new limits
   */
  public Limits withTime(Duration newTime) {
    return new Limits(depth, nodes, newTime, stop);
  }

  /**
   * Returns these limits with another stop signal.
   *
   * @param newStop the signal that ends the search
   * @return new limits
   */
  public Limits withStop(StopSignal newStop) {
    return new Limits(depth, nodes, time, newStop);
  }

  /** Returns the time in nanoseconds, {@code Long.MAX_VALUE} where it does not fit. */
  long timeNanos() {
    return time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) >= 0 ? Long.MAX_VALUE : time.toNanos();
  }
}
