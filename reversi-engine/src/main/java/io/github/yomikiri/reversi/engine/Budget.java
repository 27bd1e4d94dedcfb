package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The nodes and the time for one move. A budget counts the costs of all searches for the move, and
 * returns the limits that are left for the next search.
 */
final class Budget {

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

  /** Returns a budget whose limits a move may reach. */
  static Budget of(Limits limits, LongSupplier nanoTime) {
    long max = limits.time().map(Budget::nanos).orElse(UNLIMITED);
    return new Budget(limits, max, max, nanoTime);
  }

  /** Returns a budget that saves time for later moves: a move should end before its limits. */
  static Budget of(Limits limits, TimeManager.Share share, LongSupplier nanoTime) {
    long max = Math.min(share.max(), limits.time().map(Budget::nanos).orElse(UNLIMITED));
    return new Budget(limits, Math.min(share.usual(), max), max, nanoTime);
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofNanos(UNLIMITED)) >= 0 ? UNLIMITED : time.toNanos();
  }

  int depth() {
    return limits.depth().orElse(Limits.MAX_DEPTH);
  }

  boolean hasDepth() {
    return depth() < Limits.MAX_DEPTH;
  }

  boolean hasNodes() {
    return limits.nodes().isPresent();
  }

  boolean hasTime() {
    return max != UNLIMITED;
  }

  /** Counts the cost of a search. */
  void spend(SearchResult result) {
    nodes += result.statistics().nodes();
  }

  long nodesSpent() {
    return nodes;
  }

  long nodesLeft() {
    return Math.max(0, limits.nodes().orElse(UNLIMITED) - nodes);
  }

  long nanosLeft() {
    return hasTime() ? Math.max(0, max - elapsedNanos()) : UNLIMITED;
  }

  Duration elapsed() {
    return Duration.ofNanos(elapsedNanos());
  }

  private long elapsedNanos() {
    return nanoTime.getAsLong() - started;
  }

  /** Returns whether a move has taken its usual time, so no further iteration should begin. */
  boolean isEnough() {
    return usual != max && elapsedNanos() > usual / 2;
  }

  /** Returns whether the budget is used up, so a search would end at once. */
  boolean isOver() {
    return limits.stop().isRaised() || nodesLeft() == 0 || nanosLeft() == 0;
  }

  /** Returns why {@link #isOver}. */
  Completion reason() {
    return limits.stop().isRaised()
        ? Completion.STOPPED
        : nodesLeft() == 0 ? Completion.NODES : Completion.TIME;
  }

  /** Returns the limits that are left for a search that begins now. The budget must not be over. */
  Limits rest() {
    return share(1);
  }

  /** Returns a part of the limits that are left, for a search that begins now. */
  Limits share(double part) {
    Limits share = hasNodes() ? limits.withNodes(Math.max(1, (long) (nodesLeft() * part))) : limits;
    return hasTime()
        ? share.withTime(Duration.ofNanos(Math.max(1, (long) (nanosLeft() * part))))
        : share;
  }
}
