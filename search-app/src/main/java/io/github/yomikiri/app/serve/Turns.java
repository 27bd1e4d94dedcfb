package io.github.yomikiri.app.serve;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/** Lets few searches run at once. The others wait, and begin in the order in which they came. */
final class Turns {

  private final ReentrantLock lock = new ReentrantLock(/* fair= */ true);
  private final Condition changed = lock.newCondition();
  private int free;

  /**
   * Makes free turns.
   *
   * @param most how many searches may run at once
   */
  Turns(int most) {
    free = most;
  }

  /**
   * Does something when it has a turn.
   *
   * @param isLong whether it will take long. Nothing else waits for a turn, because it ends soon
   */
  void run(BooleanSupplier isLong, Runnable task) {
    add(-1, isLong);
    try {
      task.run();
    } finally {
      add(1, () -> false);
    }
  }

  /** Looks again at what no longer takes long. */
  void look() {
    add(0, () -> false);
  }

  private void add(int turns, BooleanSupplier isLong) {
    lock.lock();
    try {
      while (free <= 0 && isLong.getAsBoolean()) {
        changed.awaitUninterruptibly();
      }
      free += turns;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
