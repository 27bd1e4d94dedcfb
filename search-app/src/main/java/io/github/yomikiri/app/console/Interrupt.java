package io.github.yomikiri.app.console;

import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The handling of Ctrl-C: it raises the stop signal and waits until the command has printed its
 * results. A command that has not begun its work has no results. It may be reading weights or
 * making tables, and does not see the signal, so the process ends at once.
 */
public final class Interrupt {

  private static final int SECONDS_TO_FINISH = 5;

  /** The maximum time to wait for a process that gets little processor time. */
  private static final int MOST_SECONDS = 60;

  private final StopSignal stop = new StopSignal();
  private final CountDownLatch finished = new CountDownLatch(1);
  private final Supplier<Duration> processorTime;
  private volatile Optional<Runnable> lastWords = Optional.empty();
  private volatile boolean works;

  public Interrupt() {
    this(Interrupt::ofThisProcess);
  }

  Interrupt(Supplier<Duration> processorTime) {
    this.processorTime = processorTime;
  }

  /** Returns the processor time of this process, or the wall time if it is not known. */
  private static Duration ofThisProcess() {
    return ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .orElseGet(() -> Duration.ofNanos(System.nanoTime()));
  }

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

  /** Records that the command begins its work, whose results are worth a wait. */
  public void begin() {
    works = true;
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
    if (works) {
      try {
        int seconds = awaitEnd(() -> finished.await(1, TimeUnit.SECONDS));
        if (seconds > 0) {
          System.err.println("yomikiri: the command did not stop within " + seconds + " seconds");
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Waits for a second. */
  @FunctionalInterface
  interface Wait {

    /** Returns whether the command has ended. */
    boolean hasEnded() throws InterruptedException;
  }

  /**
   * Waits until the command has ended. A process on a busy machine looks at the signal later. So it
   * gets the more time the less of a processor it has. A process that uses no processor waits for
   * something, and gets no more time.
   *
   * @return 0, or the number of seconds after which the wait was given up
   */
  int awaitEnd(Wait second) throws InterruptedException {
    Duration before = processorTime.get();
    for (int seconds = 1; seconds <= MOST_SECONDS; seconds++) {
      if (second.hasEnded()) {
        return 0;
      }
      long used = processorTime.get().minus(before).toMillis();
      // Between a hundredth and a half of a processor.
      boolean isStarved = used > 10L * seconds && used < 500L * SECONDS_TO_FINISH;
      if (seconds >= SECONDS_TO_FINISH && !isStarved) {
        return seconds;
      }
    }
    return MOST_SECONDS;
  }
}
