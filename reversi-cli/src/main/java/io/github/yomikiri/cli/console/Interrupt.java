package io.github.yomikiri.cli.console;

import io.github.yomikiri.search.StopSignal;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What Ctrl-C does: it asks the command to end, and waits until the command has printed its results. */
public final class Interrupt {

  private static final int SECONDS_TO_FINISH = 5;

  private final StopSignal stop = new StopSignal();
  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile Optional<Runnable> lastWords = Optional.empty();

  /** Returns the signal that commands look at. */
  public StopSignal stop() {
    return stop;
  }

  /** Sets what to do instead of waiting, for a command that may itself wait for somebody to type. */
  public void atOnce(Runnable words) {
    lastWords = Optional.of(words);
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
        // The process is ending: nobody reads its last words.
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
