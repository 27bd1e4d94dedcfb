package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** An executor that fails the search in one of the ways that executors may fail it. */
final class UnreliableExecutor implements Executor {

  /** What becomes of a task. */
  enum Kind {
    THREADS,
    POOL,
    TOO_FEW_THREADS,
    INTERRUPTED_THREADS,
    STARTS_AFTER_A_WHILE,
    RUNS_AFTER_THE_SEARCH,
    RUNS_SOME_ON_THE_CALLERS_THREAD,
    RUNS_ON_THE_CALLERS_THREAD,
    REJECTS_SOME,
    REJECTS,
    DROPS_SOME,
    DROPS,
    IS_SHUT_DOWN,
    IS_SHUT_DOWN_BEFORE
  }

  private static final int MAX_WAIT_SECONDS = 30;
  private static final int MAX_DELAY_MICROS = 2_000;

  private final Kind kind;
  private final Random random;
  private final ScheduledExecutorService timer;
  private final ExecutorService pool;
  private final List<Thread> threads = new ArrayList<>();
  private final List<Runnable> late = new ArrayList<>();
  private final AtomicInteger started = new AtomicInteger();
  private final AtomicInteger ended = new AtomicInteger();
  private final Queue<Throwable> thrown = new ConcurrentLinkedQueue<>();

  UnreliableExecutor(Kind kind, int threads, Random random, ScheduledExecutorService timer) {
    this.kind = kind;
    this.random = random;
    this.timer = timer;
    pool = Executors.newFixedThreadPool(kind == Kind.TOO_FEW_THREADS ? 1 : threads);
    if (kind == Kind.IS_SHUT_DOWN_BEFORE) {
      pool.shutdown();
    }
  }

  /** Called by the caller's thread only, which alone uses the random numbers. */
  @Override
  public void execute(Runnable task) {
    Runnable watched = () -> watch(task);
    switch (kind) {
      case THREADS -> onNewThread(watched);
      case POOL, TOO_FEW_THREADS, IS_SHUT_DOWN, IS_SHUT_DOWN_BEFORE -> pool.execute(watched);
      case INTERRUPTED_THREADS ->
        onNewThread(() -> {
          Thread.currentThread().interrupt();
          watched.run();
        });
      case STARTS_AFTER_A_WHILE -> {
        long nanos = 1_000L * random.nextInt(MAX_DELAY_MICROS);
        onNewThread(() -> {
          LockSupport.parkNanos(nanos);
          watched.run();
        });
      }
      case RUNS_AFTER_THE_SEARCH -> late.add(watched);
      case RUNS_SOME_ON_THE_CALLERS_THREAD -> either(watched::run, () -> onNewThread(watched));
      case RUNS_ON_THE_CALLERS_THREAD -> watched.run();
      case REJECTS_SOME -> either(UnreliableExecutor::reject, () -> onNewThread(watched));
      case REJECTS -> reject();
      case DROPS_SOME -> either(() -> {}, () -> onNewThread(watched));
      case DROPS -> {}
    }
  }

  private void either(Runnable one, Runnable other) {
    (random.nextBoolean() ? one : other).run();
  }

  private static void reject() {
    throw new RejectedExecutionException("busy");
  }

  private void onNewThread(Runnable task) {
    Thread thread = new Thread(task, "soak-helper");
    threads.add(thread);
    thread.start();
  }

  private void watch(Runnable task) {
    started.incrementAndGet();
    try {
      task.run();
    } catch (Throwable fault) {
      thrown.add(fault);
    } finally {
      ended.incrementAndGet();
    }
  }

  void beforeSearch() {
    if (kind == Kind.IS_SHUT_DOWN) {
      timer.schedule(pool::shutdownNow, random.nextInt(MAX_DELAY_MICROS), TimeUnit.MICROSECONDS);
    }
  }

  /** Starts the late tasks, which may run while the next search is running. */
  void afterSearch() {
    late.forEach(task -> either(task, () -> onNewThread(task)));
    late.clear();
  }

  /** Ends all threads, and checks that every task ended as it should. */
  void finish() throws InterruptedException {
    pool.shutdown();
    assertThat(pool.awaitTermination(MAX_WAIT_SECONDS, TimeUnit.SECONDS))
        .as("the pool's threads end")
        .isTrue();
    for (Thread thread : threads) {
      thread.join(1_000L * MAX_WAIT_SECONDS);
      assertThat(thread.isAlive()).as("a helper is left").isFalse();
    }
    assertThat(thrown).as("exceptions of tasks").isEmpty();
    assertThat(ended.get()).as("tasks that ended").isEqualTo(started.get());
  }

  /** Returns how many tasks were run. */
  int tasks() {
    return started.get();
  }
}
