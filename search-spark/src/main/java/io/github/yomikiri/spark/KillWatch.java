package io.github.yomikiri.spark;

import io.github.yomikiri.search.StopSignal;
import java.io.Closeable;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.apache.spark.TaskContext;

/** Raises the stop signal of a task's worker if Spark kills the task. */
final class KillWatch implements Closeable {

  private static final long POLL_MILLIS = 50;

  private static final ScheduledExecutorService WATCH =
      Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "kill-watch");
        thread.setDaemon(true);
        return thread;
      });

  private final StopSignal stop = new StopSignal();
  private final ScheduledFuture<?> polling;

  private KillWatch(TaskContext context) {
    polling = WATCH.scheduleWithFixedDelay(
        () -> {
          if (context.isInterrupted()) {
            stop.raise();
          }
        },
        POLL_MILLIS,
        POLL_MILLIS,
        TimeUnit.MILLISECONDS);
  }

  static KillWatch start(TaskContext context) {
    return new KillWatch(context);
  }

  /** Returns the signal. */
  StopSignal stop() {
    return stop;
  }

  @Override
  public void close() {
    polling.cancel(false);
  }
}
