package io.github.yomikiri.search.thinking;

import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The nodes and the time for one move. A budget counts the costs of all searches for the move, and
 * returns the limits that are left for the next search.
 */
public final class Budget {

  private static final long UNLIMITED = Long.MAX_VALUE;

  private final Limits limits;
  private final long usual;
  private final long max;
  private final LongSupplier nanoTime;
  private final long started;
  private long nodes;

  private Budget(Limits limits, long usual, long max, LongSupplier nanoTime) {
    this.limits = limits;
    this.usual = usual;
    this.max = max;
    this.nanoTime = nanoTime;
    started = nanoTime.getAsLong();
  }

  /**
   * Returns a budget whose limits a move may reach.
   *
   * @param limits the limits of the move
   * @param nanoTime a clock in nanoseconds
   * @return the budget, whose time begins now
   */
  public static Budget of(Limits limits, LongSupplier nanoTime) {
    long max = limits.time().map(Budget::nanos).orElse(UNLIMITED);
    return new Budget(limits, max, max, nanoTime);
  }

  /**
   * Returns a budget that saves time for later moves: a move should end before its limits.
   *
   * @param limits the limits of the move
   * @param share the move's share of a game's clock
   * @param nanoTime a clock in nanoseconds
   * @return the budget, whose time begins now
   */
  public static Budget of(Limits limits, TimeShare share, LongSupplier nanoTime) {
    long max = Math.min(share.max(), limits.time().map(Budget::nanos).orElse(UNLIMITED));
    return new Budget(limits, Math.min(share.usual(), max), max, nanoTime);
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofNanos(UNLIMITED)) >= 0 ? UNLIMITED : time.toNanos();
  }

  /**
   * Returns the limit of the depth.
   *
   * @return in plies, at most {@link Limits#MAX_DEPTH}
   */
  public int depth() {
    return limits.depth().orElse(Limits.MAX_DEPTH);
  }

  /**
   * Returns whether the depth is limited.
   *
   * @return whether it is
   */
  public boolean hasDepth() {
    return depth() < Limits.MAX_DEPTH;
  }

  /**
   * Returns whether the nodes are limited.
   *
   * @return whether they are
   */
  public boolean hasNodes() {
    return limits.nodes().isPresent();
  }

  /**
   * Returns whether the time is limited.
   *
   * @return whether it is
   */
  public boolean hasTime() {
    return max != UNLIMITED;
  }

  /**
   * Counts the cost of a search.
   *
   * @param result the search's result
   */
  public void spend(SearchResult result) {
    nodes += result.statistics().nodes();
  }

  /**
   * Returns the cost of the move until now.
   *
   * @return in nodes
   */
  public long nodesSpent() {
    return nodes;
  }

  /**
   * Returns how many nodes the move may still cost.
   *
   * @return in nodes, not negative
   */
  public long nodesLeft() {
    return Math.max(0, limits.nodes().orElse(UNLIMITED) - nodes);
  }

  /**
   * Returns how much time the move may still take.
   *
   * @return in nanoseconds, not negative
   */
  public long nanosLeft() {
    return hasTime() ? Math.max(0, max - elapsedNanos()) : UNLIMITED;
  }

  /**
   * Returns the time that the move has taken.
   *
   * @return the time since the budget was made
   */
  public Duration elapsed() {
    return Duration.ofNanos(elapsedNanos());
  }

  private long elapsedNanos() {
    return nanoTime.getAsLong() - started;
  }

  /**
   * Returns whether the move has taken its usual time, so no further iteration should begin.
   *
   * @return whether it has
   */
  public boolean isEnough() {
    return usual != max && elapsedNanos() > usual / 2;
  }

  /**
   * Returns whether the budget is used up, so a search would end at once.
   *
   * @return whether it is
   */
  public boolean isOver() {
    return limits.stop().isRaised() || nodesLeft() == 0 || nanosLeft() == 0;
  }

  /**
   * Returns why {@link #isOver}.
   *
   * @return the limit that was reached
   */
  public Completion reason() {
    return limits.stop().isRaised()
        ? Completion.STOPPED
        : nodesLeft() == 0 ? Completion.NODES : Completion.TIME;
  }

  /**
   * Returns the limits that are left for a search that begins now. The budget must not be over.
   *
   * @return the limits
   */
  public Limits rest() {
    return share(1);
  }

  /**
   * Returns a part of the limits that are left, for a search that begins now.
   *
   * @param part the part of nodes and time, in {@code (0, 1]}
   * @return the limits
   */
  public Limits share(double part) {
    Limits share = hasNodes() ? limits.withNodes(Math.max(1, (long) (nodesLeft() * part))) : limits;
    return hasTime()
        ? share.withTime(Duration.ofNanos(Math.max(1, (long) (nanosLeft() * part))))
        : share;
  }
}
