package example.libgdx;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/**
 * Tasks for the thread of the game loop. Other threads add tasks. A frame runs tasks until its
 * budget is used up, and leaves the others to the next frame, so no frame comes late.
 */
final class FrameQueue implements Executor {

  private static final long BUDGET_NANOS = 2_000_000;

  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Runs the tasks of this frame: at least one, if there is one. */
  void runInBudget() {
    long begin = System.nanoTime();
    do {
      Optional.ofNullable(tasks.poll()).ifPresent(Runnable::run);
    } while (!tasks.isEmpty() && System.nanoTime() - begin < BUDGET_NANOS);
  }
}
