package io.github.yomikiri.search;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The conditions that end a search: a depth, a number of nodes, a time and a stop signal. Each is
 * optional, and the first one that is met ends the search. Immutable.
 *
 * <pre>{@code
 * Limits.depth(8)
 * Limits.time(Duration.ofSeconds(1)).withStop(signal)
 * }</pre>
 */
public final class Limits {

  /**
   * The greatest depth limit, in plies. A search without a depth limit stops at this depth, too.
   */
  public static final int MAX_DEPTH = 250;

  private static final Limits NONE =
      new Limits(OptionalInt.empty(), OptionalLong.empty(), Optional.empty(), StopSignal.NEVER);

  private final OptionalInt depth;
  private final OptionalLong nodes;
  private final Optional<Duration> time;
  private final StopSignal stop;

  private Limits(OptionalInt depth, OptionalLong nodes, Optional<Duration> time, StopSignal stop) {
    this.depth = depth;
    this.nodes = nodes;
    this.time = time;
    this.stop = stop;
  }

  /**
   * Returns limits that end nothing: the search runs until the position is solved or
   * {@link #MAX_DEPTH} is reached.
   *
   * @return no limits
   */
  public static Limits none() {
    return NONE;
  }

  /**
   * Returns a limit on the depth alone.
   *
   * @param depth in plies, in {@code [1, MAX_DEPTH]}
   * @return the limit
   * @throws IllegalArgumentException if {@code depth} is outside its range
   */
  public static Limits depth(int depth) {
    return NONE.withDepth(depth);
  }

  /**
   * Returns a limit on the nodes alone. The same limit ends the same search at the same node every
   * time.
   *
   * @param nodes how many nodes may be visited, at least 1
   * @return the limit
   * @throws IllegalArgumentException if {@code nodes} is less than 1
   */
  public static Limits nodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  /**
   * Returns a limit on the time alone.
   *
   * @param time the time a search may take, positive
   * @return the limit
   * @throws IllegalArgumentException if {@code time} is not positive
   */
  public static Limits time(Duration time) {
    return NONE.withTime(time);
  }

  /**
   * Returns these limits with another depth.
   *
   * @param newDepth in plies, in {@code [1, MAX_DEPTH]}
   * @return new limits
   * @throws IllegalArgumentException if {@code newDepth} is outside its range
   */
  public Limits withDepth(int newDepth) {
    if (newDepth < 1 || newDepth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "depth " + newDepth + " is outside [1, " + MAX_DEPTH + "]");
    }
    return new Limits(OptionalInt.of(newDepth), nodes, time, stop);
  }

  /**
   * Returns these limits with another node limit.
   *
   * @param newNodes how many nodes may be visited, at least 1
   * @return new limits
   * @throws IllegalArgumentException if {@code newNodes} is less than 1
   */
  public Limits withNodes(long newNodes) {
    if (newNodes < 1) {
      throw new IllegalArgumentException("node limit " + newNodes + " is less than 1");
    }
    return new Limits(depth, OptionalLong.of(newNodes), time, stop);
  }

  /**
   * Returns these limits with another time limit.
   *
   * @param newTime the time a search may take, positive
   * @return new limits
   * @throws IllegalArgumentException if {@code newTime} is not positive
   */
  public Limits withTime(Duration newTime) {
    if (newTime.isNegative() || newTime.isZero()) {
      throw new IllegalArgumentException("time limit " + newTime + " is not positive");
    }
    return new Limits(depth, nodes, Optional.of(newTime), stop);
  }

  /**
   * Returns these limits with another stop signal.
   *
   * @param newStop the signal that ends the search
   * @return new limits
   */
  public Limits withStop(StopSignal newStop) {
    return new Limits(depth, nodes, time, Objects.requireNonNull(newStop, "stop"));
  }

  /**
   * Returns the stricter of these limits and others: the lesser depth, the fewer nodes, the shorter
   * time, and both stop signals. Use it to combine limits from two sources, such as a command line
   * and a client.
   *
   * @param other the other limits
   * @return new limits
   */
  public Limits and(Limits other) {
    return new Limits(
        depth.isEmpty() || other.depth.isPresent() && other.depth.getAsInt() < depth.getAsInt()
            ? other.depth
            : depth,
        nodes.isEmpty() || other.nodes.isPresent() && other.nodes.getAsLong() < nodes.getAsLong()
            ? other.nodes
            : nodes,
        time.isEmpty() || other.time.isPresent() && other.time.get().compareTo(time.get()) < 0
            ? other.time
            : time,
        StopSignal.anyOf(stop, other.stop));
  }

  /**
   * Returns the greatest depth that the search may reach.
   *
   * @return the depth in plies, in {@code [1, MAX_DEPTH]}; empty when it is not limited
   */
  public OptionalInt depth() {
    return depth;
  }

  /**
   * Returns how many nodes may be visited.
   *
   * @return the number, at least 1; empty when it is not limited
   */
  public OptionalLong nodes() {
    return nodes;
  }

  /**
   * Returns the time that the search may take.
   *
   * @return the time, positive; empty when it is not limited
   */
  public Optional<Duration> time() {
    return time;
  }

  /**
   * Returns the signal that ends the search.
   *
   * @return the signal; {@link StopSignal#NEVER} when there is none
   */
  public StopSignal stop() {
    return stop;
  }

  private List<Object> values() {
    return List.of(depth, nodes, time, stop);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Limits that && values().equals(that.values());
  }

  @Override
  public int hashCode() {
    return values().hashCode();
  }

  /** Returns the limits that are set, such as {@code Limits[depth=8, time=PT1S]}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    depth.ifPresent(plies -> text.append(", depth=").append(plies));
    nodes.ifPresent(number -> text.append(", nodes=").append(number));
    time.ifPresent(duration -> text.append(", time=").append(duration));
    if (stop != StopSignal.NEVER) {
      text.append(", stop=").append(stop.isRaised() ? "raised" : "not raised");
    }
    return "Limits[" + text.substring(Math.min(2, text.length())) + "]";
  }
}
