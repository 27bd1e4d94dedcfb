package io.github.yomikiri.learn.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Threads that share the games of a group. */
final class GameThreads implements AutoCloseable {

  private final int threads;
  private final ExecutorService executor;

  GameThreads(int threads) {
    this.threads = threads;
    executor = Executors.newFixedThreadPool(threads, work -> {
      Thread thread = new Thread(work, "learning");
      thread.setDaemon(true);
      return thread;
    });
  }

  /**
   * Calls an action with each number from 0 to a count. One thread needs no others. What the action
   * throws is thrown here.
   *
   * @throws IllegalStateException if the calling thread is interrupted
   */
  void forEach(int count, IntConsumer action) {
    if (threads == 1) {
      for (int i = 0; i < count; i++) {
        action.accept(i);
      }
      return;
    }
    AtomicInteger next = new AtomicInteger();
    Callable<Boolean> share = () -> {
      for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
        action.accept(i);
      }
      return true;
    };
    List<Callable<Boolean>> shares = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      shares.add(share);
    }
    try {
      for (Future<Boolean> done : executor.invokeAll(shares)) {
        done.get();
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

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
