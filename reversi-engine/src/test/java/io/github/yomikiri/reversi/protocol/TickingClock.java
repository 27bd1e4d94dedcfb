package io.github.yomikiri.reversi.protocol;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** A clock that advances by a step whenever it is read. */
final class TickingClock implements LongSupplier {

  private final AtomicLong nanos = new AtomicLong();
  private final long stepNanos;

  TickingClock(long stepNanos) {
    this.stepNanos = stepNanos;
  }

  @Override
  public long getAsLong() {
    return nanos.getAndAdd(stepNanos);
  }

  void advance(long moreNanos) {
    nanos.addAndGet(moreNanos);
  }
}
