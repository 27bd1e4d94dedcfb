package io.github.yomikiri.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs the same task in several threads at once, to test what must be safe for several threads. */
final class SameTask {

  private static final int COUNT = 4;

  private SameTask() {}

  /** Runs a task in another thread and waits for its end. */
  static void run(Runnable task) {
    Thread thread = new Thread(task);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while a thread of the contract ran", e);
    }
  }

  /** Returns the results of a task in four threads, all started at the same moment. */
  static <T> List<T> race(Callable<T> task) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(COUNT);
    try {
      CountDownLatch gate = new CountDownLatch(1);
      List<Future<T>> futures = new ArrayList<>();
      for (int i = 0; i < COUNT; i++) {
        futures.add(threads.submit(() -> {
          gate.await();
          return task.call();
        }));
      }
      gate.countDown();
      List<T> results = new ArrayList<>();
      for (Future<T> future : futures) {
        results.add(future.get());
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }
}
