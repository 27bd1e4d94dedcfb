package io.github.yomikiri.play.thinking;

import io.github.yomikiri.search.StopSignal;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * A search on an executor's thread until {@link #stop} is called. The search runs once, or not at
 * all if it was stopped before the executor started it. In both cases, the search has ended when
 * {@link #stop} returns. What the search throws, {@link #stop} throws.
 */
final class Pondering implements Runnable {

  private final StopSignal stop = new StopSignal();
  private final AtomicBoolean taken = new AtomicBoolean();
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Consumer<StopSignal> thinking;

  /** What the search has thrown; written before {@link #ended} is counted down. */
  private Optional<Throwable> failure = Optional.empty();

  Pondering(Consumer<StopSignal> thinking) {
    this.thinking = thinking;
  }

  @Override
  public void run() {
    if (taken.compareAndSet(false, true)) {
      try {
        thinking.accept(stop);
      } catch (RuntimeException | Error e) {
        failure = Optional.of(e);
      } finally {
        ended.countDown();
      }
    }
  }

  /**
   * Ends the search, and waits for its end, which takes some milliseconds. An interrupt does not
   * end the wait, but the caller gets it back. If the search has failed, throws its exception.
   */
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
    rethrow();
  }

  private void rethrow() {
    if (failure.isEmpty()) {
      return;
    }
    if (failure.get() instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) failure.get();
  }
}
