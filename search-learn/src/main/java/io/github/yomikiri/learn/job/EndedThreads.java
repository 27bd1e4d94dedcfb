package io.github.yomikiri.learn.job;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/** Waits for threads to end. */
final class EndedThreads {

  private EndedThreads() {}

  /**
   * Waits until no task of an executor runs. If the calling thread is interrupted meanwhile, its
   * interrupt status is set at the end.
   *
   * @param executor the executor, which was shut down
   */
  static void awaitEnd(ExecutorService executor) {
    boolean interrupted = Thread.interrupted();
    boolean ended = false;
    while (!ended) {
      try {
        ended = executor.awaitTermination(1, TimeUnit.MINUTES);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
