package io.github.yomikiri.cli.console;

import io.github.yomikiri.search.StopSignal;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The handling of Ctrl-C: it raises the stop signal and waits until the command has printed its
 * results.
 */
public final class Interrupt {

  private static final int SECONDS_TO_FINISH = 5;

  private final StopSignal stop = new StopSignal();
  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile Optional<Runnable> lastWords = Optional.empty();

  /** Returns the signal that commands check. */
  public StopSignal stop() {
    return stop;
  }

  /**
   * Sets an action to run instead of waiting for the command. A command that waits for typed input
   * needs such an action, because it does not see the signal.
   */
  public void atOnce(Runnable words) {
    lastWords = Optional.of(words);
  }

  /** Returns whether the process ends without waiting for the command. */
  public boolean isAtOnce() {
    return lastWords.isPresent();
  }

  /** Records that the command has ended. */
  public void finished() {
    finished.countDown();
  }

  /** Called when the process is about to end, for whatever reason. */
  public void shutDown() {
    if (finished.getCount() == 0) {
      return;
    }
    stop.raise();
    if (lastWords.isPresent()) {
      try {
        lastWords.get().run();
      } catch (OutputFailure e) {
        // The process is ending, and standard output cannot be written: there is nothing left to
        // do.
      }
      return;
    }
    try {
      boolean inTime = finished.await(SECONDS_TO_FINISH, TimeUnit.SECONDS);
      if (!inTime) {
        System.err.println(
            "yomikiri: the command did not stop within " + SECONDS_TO_FINISH + " seconds");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
