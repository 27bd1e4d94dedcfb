package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The nodes and the time that one move may cost. A budget counts what all searches for the move
 * have spent, and returns what is left.
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

  /** Returns a budget that may be used up. */
  static Budget of(Limits limits, LongSupplier nanoTime) {
    long max = limits.time().map(Budget::nanos).orElse(UNLIMITED);
    return new Budget(limits, max, max, nanoTime);
  }

  /** Returns a budget that should not be used up: it saves time for the moves to come. */
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

  /** Counts what a search has cost. */
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

  /** Returns whether enough was spent, so that no further iteration should begin. */
  boolean isEnough() {
    return usual != max && elapsedNanos() > usual / 2;
  }

  /** Returns whether the budget is used up, so that a search would end at once. */
  boolean isOver() {
    return limits.stop().isRaised() || nodesLeft() == 0 || nanosLeft() == 0;
  }

  /** Returns why {@link #isOver}. */
  Completion reason() {
    return limits.stop().isRaised()
        ? Completion.STOPPED
        : nodesLeft() == 0 ? Completion.NODES : Completion.TIME;
  }

  /** Returns what is left, for a search to be begun now. The budget must not be over. */
  Limits rest() {
    return share(1);
  }

  /** Returns a part of what is left, for a search to be begun now. */
  Limits share(double part) {
    Limits share = hasNodes() ? limits.withNodes(Math.max(1, (long) (nodesLeft() * part))) : limits;
    return hasTime()
        ? share.withTime(Duration.ofNanos(Math.max(1, (long) (nanosLeft() * part))))
        : share;
  }
}
