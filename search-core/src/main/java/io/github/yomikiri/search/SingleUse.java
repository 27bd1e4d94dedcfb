package io.github.yomikiri.search;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Refuses a second caller while a first one is inside: a guard for a {@link Searcher} of your own that serves one call
 * at a time. A second search at the same time would otherwise return wrong values without a word.
 *
 * <pre>{@code
 * private final SingleUse use = new SingleUse("searcher");
 *
 * public SearchResult search(N root, Limits limits, SearchListener listener) {
 *   return use.call(() -> ...);
 * }
 * }</pre>
 *
 * <p>Calls one after another may come from different threads. It costs one atomic operation per call, and nothing per
 * node.
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
   * Does some work, unless other work is being done.
   *
   * @param <T> the result's type
   * @param work the work
   * @return its result
   * @throws IllegalStateException if other work is being done, by another thread or further up on this one
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
   * Does some work without a result, as {@link #call} does.
   *
   * @param work the work
   * @throws IllegalStateException if other work is being done, by another thread or further up on this one
   */
  public void run(Runnable work) {
    call(() -> {
      work.run();
      return true;
    });
  }
}
