package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.search.StopSignal;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Thinking on somebody else's thread until it is told to stop. It runs once, or not at all when it was told before the executor
 * came to it; either way {@link #stop} returns with nothing running any more.
 */
final class Pondering implements Runnable {

  private final StopSignal stop = new StopSignal();
  private final AtomicBoolean taken = new AtomicBoolean();
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Consumer<StopSignal> thinking;

  Pondering(Consumer<StopSignal> thinking) {
    this.thinking = thinking;
  }

  @Override
  public void run() {
    if (taken.compareAndSet(false, true)) {
      try {
        thinking.accept(stop);
      } finally {
        ended.countDown();
      }
    }
  }

  /** Ends the thinking, and waits until it has ended: some milliseconds. An interrupt is kept for later. */
  void stop() {
    stop.raise();
    if (taken.compareAndSet(false, true)) {
      return;
    }
    boolean interrupted = false;
    while (true) {
      try {
        ended.await();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
