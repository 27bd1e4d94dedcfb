package io.github.yomikiri.learn.job;

import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/**
 * Turns tasks into results with several threads, and passes the results on in the order of the
 * tasks.
 *
 * @param <T> a task
 * @param <R> its result
 */
public final class OrderedWorkers<T, R> {

  // The number of tasks for each thread that may start before the first of these tasks ends. If the
  // process is killed, their results are lost.
  private static final int AHEAD = 32;
  private static final long POLL_MILLIS = 20;

  /**
   * Takes the results.
   *
   * @param <R> a result
   */
  public interface Sink<R> {

    /**
     * Takes the next result.
     *
     * @param result the result
     * @throws IOException if it cannot be written
     */
    void accept(R result) throws IOException;
  }

  private final List<Function<T, Optional<R>>> workers = new ArrayList<>();
  private final StopSignal stop;
  private final StopSignal end = new StopSignal();

  /**
   * Makes the workers.
   *
   * @param threads the number of threads
   * @param worker makes a worker, which does one task at a time; a worker returns empty after its
   *     signal was raised
   * @param stop ends the work
   */
  public OrderedWorkers(
      int threads, Function<StopSignal, Function<T, Optional<R>>> worker, StopSignal stop) {
    for (int i = 0; i < threads; i++) {
      workers.add(worker.apply(end));
    }
    this.stop = stop;
  }

  /**
   * Does the tasks until there are no more, or until the work is stopped. Call this method once.
   * When this method returns or throws, all threads have ended.
   *
   * @param tasks the tasks; the calling thread takes each task as late as possible
   * @param sink called by the calling thread
   * @throws IOException what the sink throws, or if the calling thread is interrupted
   * @throws IllegalStateException if a task failed, with the cause
   */
  public void run(Iterator<T> tasks, Sink<R> sink) throws IOException {
    BlockingQueue<Function<T, Optional<R>>> idle = new LinkedBlockingQueue<>(workers);
    ExecutorService executor = Executors.newFixedThreadPool(workers.size(), OrderedWorkers::daemon);
    try {
      Queue<Future<Optional<R>>> begun = new ArrayDeque<>();
      while (!stop.isRaised()) {
        while (begun.size() < AHEAD * workers.size() && tasks.hasNext()) {
          T task = tasks.next();
          begun.add(executor.submit(() -> {
            Function<T, Optional<R>> worker = idle.take();
            try {
              return worker.apply(task);
            } finally {
              idle.add(worker);
            }
          }));
        }
        if (begun.isEmpty()) {
          return;
        }
        Optional<R> result = await(begun.remove());
        if (result.isEmpty()) {
          return;
        }
        sink.accept(result.get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a task failed: " + e.getCause(), e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while tasks were done");
    } finally {
      end.raise();
      executor.shutdownNow();
      EndedThreads.awaitEnd(executor);
    }
  }

  private Optional<R> await(Future<Optional<R>> task)
      throws ExecutionException, InterruptedException {
    while (true) {
      try {
        return task.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        if (stop.isRaised()) {
          end.raise();
        }
      }
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "bulk");
    thread.setDaemon(true);
    return thread;
  }
}
