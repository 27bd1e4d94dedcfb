package io.github.yomikiri.search;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * What a search may spend until a limit or the stop signal ends it. Its threads share the budget.
 */
final class Budget {

  private final StopSignal stop;
  private final long nodeLimit;
  private final long timeNanos;
  private final LongSupplier nanoTime;
  private final long startNanos;
  /** The nodes that were granted and not taken back. */
  private long nodes;

  private Completion stopReason = Completion.DEPTH;

  /** Starts the clock. */
  Budget(Limits limits, LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    stop = limits.stop();
    nodeLimit = limits.nodes().orElse(Long.MAX_VALUE);
    timeNanos = limits.time().map(Budget::nanos).orElse(Long.MAX_VALUE);
    startNanos = nanoTime.getAsLong();
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) >= 0 ? Long.MAX_VALUE : time.toNanos();
  }

  long startNanos() {
    return startNanos;
  }

  Duration elapsed() {
    return Duration.ofNanos(nanoTime.getAsLong() - startNanos);
  }

  /** Takes back nodes that were granted and not visited. */
  synchronized void takeBack(long unused) {
    nodes -= unused;
  }

  /**
   * Ends the search if a limit or the stop signal demands it.
   *
   * @param unused nodes that were granted and not visited, which are taken back
   * @return the time
   * @throws SearchStopped if the search must end
   */
  synchronized long check(long unused) {
    takeBack(unused);
    if (nodes >= nodeLimit) {
      throw stop(Completion.NODES);
    }
    if (stop.isRaised()) {
      throw stop(Completion.STOPPED);
    }
    long now = nanoTime.getAsLong();
    if (now - startNanos >= timeNanos) {
      throw stop(Completion.TIME);
    }
    return now;
  }

  /** Grants some nodes, at least one, because {@link #check} has found one left for the caller. */
  synchronized long grant(long wanted) {
    long granted = Math.max(1, Math.min(nodeLimit - nodes, wanted));
    nodes += granted;
    return granted;
  }

  /** Keeps the first reason, because other threads may find another one before they end. */
  private SearchStopped stop(Completion reason) {
    if (stopReason == Completion.DEPTH) {
      stopReason = reason;
    }
    return SearchStopped.INSTANCE;
  }

  synchronized Completion stopReason() {
    return stopReason;
  }
}
