package io.github.yomikiri.search;

import java.time.Duration;
import java.util.function.LongConsumer;

/** Runs a task whenever an interval has passed. It is given the time now and then. */
final class ProgressTimer implements LongConsumer {

  private final long interval;
  private final Runnable task;
  private long next;

  ProgressTimer(long startNanos, Duration interval, Runnable task) {
    this.interval = interval.toNanos();
    this.task = task;
    next = startNanos + this.interval;
  }

  @Override
  public void accept(long nanos) {
    if (nanos - next >= 0) {
      next = nanos + interval;
      task.run();
    }
  }
}
