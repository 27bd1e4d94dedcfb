package io.github.yomikiri.search;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The limits of a search, with what is left of them. The contexts of a search's threads share the
 * limits.
 */
final class SharedLimits {

  private final StopSignal stop;
  private final long nodeLimit;
  private final long timeNanos;
  private final LongSupplier nanoTime;
  private final long startNanos;
  /** The nodes that were granted and not taken back. */
  private long nodes;

  private Completion stopReason = Completion.DEPTH;

  /** Starts the clock. */
  SharedLimits(Limits limits, LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    stop = limits.stop();
    nodeLimit = limits.nodes().orElse(Long.MAX_VALUE);
    timeNanos = limits.time().map(SharedLimits::nanos).orElse(Long.MAX_VALUE);
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
   * Grants some nodes, or ends the search if a limit or the stop signal demands it.
   *
   * @param unused nodes that were granted and not visited, which are taken back
   * @param interval chooses how many nodes to grant
   * @return how many nodes may be visited, at least 1
   * @throws SearchStopped if the search must end
   */
  synchronized long grant(long unused, PollInterval interval) {
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
    long granted = Math.min(nodeLimit - nodes, interval.next(now));
    nodes += granted;
    return granted;
  }

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
