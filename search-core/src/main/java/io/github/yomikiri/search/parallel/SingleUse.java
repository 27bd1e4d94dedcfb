package io.github.yomikiri.search.parallel;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * A guard that rejects a second call while a first call is running, for a {@code Searcher} that
 * serves one call at a time. Without the guard, a second search at the same time would return wrong
 * values without any error.
 *
 * <pre>{@code
 * private final SingleUse use = new SingleUse("searcher");
 *
 * public SearchResult search(N root, Limits limits, SearchListener listener) {
 *   return use.call(() -> ...);
 * }
 * }</pre>
 *
 * <p>Calls that follow one another may come from different threads. The guard costs one atomic
 * operation per call, and nothing per node.
 */
public final class SingleUse {

  private final String name;
  private final AtomicBoolean inUse = new AtomicBoolean();
  private volatile String user = "";

  /**
   * Makes a guard.
   *
   * @param name what is guarded, for the message
   */
  public SingleUse(String name) {
    this.name = name;
  }

  /**
   * Runs some work, unless other work is running.
   *
   * @param <T> the result's type
   * @param work the work
   * @return the work's result
   * @throws IllegalStateException if other work is running, on another thread or further up the
   *     stack of this thread
   */
  public <T> T call(Supplier<T> work) {
    if (!inUse.compareAndSet(false, true)) {
      throw new IllegalStateException("this " + name + " is in use" + user
          + "; it serves one call at a time, so give each thread a " + name + " of its own");
    }
    user = " by the thread " + Thread.currentThread().getName();
    try {
      return work.get();
    } finally {
      user = "";
      inUse.set(false);
    }
  }

  /**
   * Runs some work without a result, as {@link #call} does.
   *
   * @param work the work
   * @throws IllegalStateException if other work is running, on another thread or further up the
   *     stack of this thread
   */
  public void run(Runnable work) {
    call(() -> {
      work.run();
      return true;
    });
  }
}
