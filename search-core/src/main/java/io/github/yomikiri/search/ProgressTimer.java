package io.github.yomikiri.search;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Runs a task whenever an interval has passed, as far as the search polls its limits. */
final class ProgressTimer implements Runnable {

  private final LongSupplier nanoTime;
  private final long interval;
  private final Runnable task;
  private long next;

  ProgressTimer(LongSupplier nanoTime, Duration interval, Runnable task) {
    this.nanoTime = nanoTime;
    this.interval = interval.toNanos();
    this.task = task;
    next = nanoTime.getAsLong() + this.interval;
  }

  @Override
  public void run() {
    long now = nanoTime.getAsLong();
    if (now - next >= 0) {
      next = now + interval;
      task.run();
    }
  }
}
