package io.github.yomikiri.play.uci;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The commands of a UCI client that are obeyed one after another, on a thread of their own. So a
 * command that is sent ahead waits for the search before it. One other thread adds the commands,
 * and ends searches at any time.
 *
 * <p>A search without an end, such as an infinite one, ends when the next command comes.
 */
final class Thinking implements AutoCloseable {

  private static final long GRACE_SECONDS = 2;

  /** A command that was sent, with its search if it is a {@code go}. */
  private record Task(Future<?> work, Optional<Request> search) {}

  private final ExecutorService executor = Executors.newSingleThreadExecutor();
  private final Deque<Task> tasks = new ArrayDeque<>();
  private volatile boolean closed;

  /**
   * Adds a command that is no search.
   *
   * @throws IOException if an answer could not be written
   * @throws IllegalStateException if a command before has failed, with the cause
   */
  void add(Runnable command) throws IOException {
    add(Optional.empty(), () -> {
      command.run();
      return null;
    });
  }

  /** Adds a search, as {@link #add(Runnable)} adds a command. */
  void add(Request request, Callable<?> search) throws IOException {
    add(Optional.of(request), search);
  }

  private void add(Optional<Request> request, Callable<?> command) throws IOException {
    isIdle();
    tasks.stream()
        .flatMap(task -> task.search.stream())
        .filter(Request::isEndless)
        .forEach(Request::stop);
    tasks.add(new Task(executor.submit(() -> closed ? null : command.call()), request));
  }

  /**
   * Returns whether no search runs or waits.
   *
   * @throws IOException if an answer could not be written
   * @throws IllegalStateException if a command has failed, with the cause
   */
  boolean isIdle() throws IOException {
    while (!tasks.isEmpty() && tasks.element().work.isDone()) {
      await(tasks.remove(), 0);
    }
    return tasks.stream().allMatch(task -> task.search.isEmpty());
  }

  /** Ends all searches that were asked for. Each of them answers. */
  void stop() {
    tasks.forEach(task -> task.search.ifPresent(Request::stop));
  }

  /** Says that the opponent has made the expected move. */
  void ponderHit() {
    tasks.forEach(task -> task.search.ifPresent(Request::ponderHit));
  }

  /** Obeys the commands that wait. A search with limits gets some seconds to end by itself. */
  void finish() throws IOException {
    for (Task task : tasks) {
      boolean isEndless = task.search.filter(Request::isEndless).isPresent();
      if (isEndless || !await(task, GRACE_SECONDS)) {
        task.search.ifPresent(Request::stop);
        await(task, Long.MAX_VALUE);
      }
    }
  }

  /** Waits for a command, and returns whether it was obeyed in time. */
  private static boolean await(Task task, long seconds) throws IOException {
    try {
      task.work.get(seconds, TimeUnit.SECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof UncheckedIOException unwritten) {
        throw new IOException(unwritten.getMessage(), unwritten);
      }
      throw new IllegalStateException("the search for a move failed", e.getCause());
    }
  }

  /** Ends the search that runs, which still answers. Commands that wait are not obeyed. */
  @Override
  public void close() {
    closed = true;
    stop();
    // An empty last task ends after all other tasks. join() waits for its end, even if the thread
    // is interrupted.
    CompletableFuture.runAsync(() -> {}, executor).join();
    executor.shutdown();
  }
}
