package io.github.yomikiri.play.session;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;

/**
 * Runs tasks one after the other, in the order in which they come, on an executor that may have
 * many threads. A task that comes from a running task begins after that task. Safe for use by
 * several threads.
 */
final class InOrder implements Executor {

  private final Executor executor;
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private boolean isRunning;

  InOrder(Executor executor) {
    this.executor = executor;
  }

  @Override
  public void execute(Runnable task) {
    if (isFirst(task)) {
      submit();
    }
  }

  /** Adds a task, and returns whether nothing runs that comes to it. */
  private synchronized boolean isFirst(Runnable task) {
    waiting.add(task);
    boolean first = !isRunning;
    isRunning = true;
    return first;
  }

  private void submit() {
    boolean isAccepted = false;
    try {
      executor.execute(this::runAll);
      isAccepted = true;
    } finally {
      if (!isAccepted) {
        clear();
      }
    }
  }

  private synchronized void clear() {
    waiting.clear();
    isRunning = false;
  }

  private void runAll() {
    boolean isDone = false;
    try {
      for (Optional<Runnable> task = next(); task.isPresent(); task = next()) {
        task.get().run();
      }
      isDone = true;
    } finally {
      if (!isDone) {
        submit(); // A task that throws keeps no other task from running.
      }
    }
  }

  private synchronized Optional<Runnable> next() {
    isRunning = !waiting.isEmpty();
    return Optional.ofNullable(waiting.poll());
  }
}
