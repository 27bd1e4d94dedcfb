package io.github.yomikiri.play.session;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/** An executor whose tasks run when a test says so, on the test's thread. */
final class ManualExecutor implements Executor {

  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Runs the first task, and returns whether there was one. */
  boolean runNext() {
    Runnable task = tasks.poll();
    if (task != null) {
      task.run();
    }
    return task != null;
  }

  void runAll() {
    while (runNext()) {
      Thread.onSpinWait();
    }
  }
}
