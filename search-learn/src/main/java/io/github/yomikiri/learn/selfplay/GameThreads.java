package io.github.yomikiri.learn.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Threads that share the games of a group. The calling thread is one of them. */
final class GameThreads implements AutoCloseable {

  private final int threads;
  private final ExecutorService others = Executors.newCachedThreadPool(work -> {
    Thread thread = new Thread(work, "learning");
    thread.setDaemon(true);
    return thread;
  });

  GameThreads(int threads) {
    this.threads = threads;
  }

  /**
   * Calls an action with each number from 0 to a count. What the action throws is thrown here.
   *
   * @param finished gets the number of finished calls now and then, in the calling thread
   * @throws IllegalStateException if the calling thread is interrupted
   */
  void forEach(int count, IntConsumer action, IntConsumer finished) {
    AtomicInteger next = new AtomicInteger();
    AtomicInteger done = new AtomicInteger();
    List<Future<?>> shares = new ArrayList<>();
    for (int i = 1; i < threads; i++) {
      shares.add(others.submit(() -> share(next, count, action, done, number -> {})));
    }
    FutureTask<Boolean> own =
        new FutureTask<>(() -> share(next, count, action, done, finished), true);
    shares.add(own);
    own.run();
    try {
      for (Future<?> share : shares) {
        share.get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw (Error) e.getCause(); // An action throws nothing else.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while games were played", e);
    }
  }

  private static void share(
      AtomicInteger next, int count, IntConsumer action, AtomicInteger done, IntConsumer finished) {
    for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
      action.accept(i);
      finished.accept(done.incrementAndGet());
    }
  }

  @Override
  public void close() {
    others.shutdownNow();
  }
}
