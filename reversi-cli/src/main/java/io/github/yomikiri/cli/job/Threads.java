package io.github.yomikiri.cli.job;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/** Ends threads. */
public final class Threads {

  private Threads() {}

  /**
   * Waits until nothing runs any more. An interrupt is kept for later.
   *
   * @param executor was shut down
   */
  public static void awaitEnd(ExecutorService executor) {
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
