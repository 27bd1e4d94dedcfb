package io.github.yomikiri.search.parallel;

import io.github.yomikiri.search.platform.SpinWait;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The threads of one parallel search: which threads are idle, and at which split points there is
 * work.
 *
 * <p>Young brothers wait (Feldmann, Monien, Mysliwietz and Vornberger 1989): one thread searches a
 * node's first move. This move either causes a cutoff, or gives a bound that makes the other moves
 * cheap. After that, the node may become a {@link SplitPoint}. The thread that split the node is
 * its master. The master searches moves like the helpers and leaves the node last. While the master
 * waits for helpers, it helps at split points below this node (the helpful master). It never helps
 * elsewhere, so threads cannot wait for each other in a circle.
 *
 * <p>The helpers are threads of an executor. The search does not wait for a thread that the
 * executor rejects or starts late. It runs with the threads that have started, which may be the
 * caller's thread alone. When the team is closed, all helpers have left.
 *
 * @param <S> the split points
 */
public final class ThreadTeam<S extends SplitPoint> implements AutoCloseable {

  /** How often a thread looks for a change before it sleeps: for some 20 to 50 microseconds. */
  private static final int SPINS = 1_000;

  private static final Logger LOG = LoggerFactory.getLogger(ThreadTeam.class);

  private final List<S> open = new ArrayList<>();
  private int members;
  private volatile int idle;
  private volatile int changes;
  private boolean closed;
  private int splits;
  private int helped;

  /** Makes a team that consists of the caller's thread. */
  public ThreadTeam() {}

  /**
   * Asks an executor for a thread per helper.
   *
   * @param executor runs the helpers
   * @param helpers the team's other members, which nobody else uses until the team is closed
   */
  public void ask(Executor executor, List<? extends TeamMember<S>> helpers) {
    long refused = helpers.stream().filter(helper -> !accepts(executor, helper)).count();
    if (refused > 0) {
      LOG.warn(
          "The executor rejected {} of {} helpers, so the search has fewer threads",
          refused,
          helpers.size());
    }
  }

  /** Returns whether the executor accepted the task. */
  private boolean accepts(Executor executor, TeamMember<S> helper) {
    Thread caller = Thread.currentThread();
    Runnable help = ProcessorTime.counted(() -> helper.help(this));
    try {
      executor.execute(() -> {
        // An executor that runs its tasks on the caller's thread cannot provide helpers.
        if (!Thread.currentThread().equals(caller) && enter()) {
          try {
            help.run();
          } finally {
            leave();
          }
        }
      });
      return true;
    } catch (RejectedExecutionException e) {
      return false;
    }
  }

  /**
   * Returns whether a thread is idle at the moment.
   *
   * @return whether it is worth while to split a node
   */
  public boolean hasIdle() {
    return idle > 0;
  }

  /**
   * Adds the calling thread to the team as a helper. Returns false if the search is already over.
   */
  synchronized boolean enter() {
    if (closed) {
      return false;
    }
    members++;
    return true;
  }

  synchronized void leave() {
    members--;
    changed();
  }

  synchronized void post(S split) {
    open.add(split);
    splits++;
    changed();
  }

  /**
   * Waits for a split point with work and counts the caller among its helpers; returns null when
   * the search is over.
   */
  @Nullable
  S awaitWork() {
    while (true) {
      int seen;
      synchronized (this) {
        if (closed) {
          return null;
        }
        S split = join(null);
        if (split != null) {
          helped++;
          return split;
        }
        seen = changes;
        idle++;
      }
      awaitChange(seen);
    }
  }

  /**
   * Returns the number of nodes that were split so far.
   *
   * @return the number of nodes
   */
  public synchronized int splits() {
    return splits;
  }

  /**
   * Returns how often a helper has taken up work at a split node so far.
   *
   * @return the number of times
   */
  public synchronized int helped() {
    return helped;
  }

  /**
   * Waits until a split point has no helpers, or until there is work below it. Returns the split
   * point with that work, or null if there are no helpers.
   */
  @Nullable
  S awaitHelpers(S own) {
    synchronized (this) {
      open.remove(own);
    }
    while (true) {
      int seen;
      synchronized (this) {
        S split = own.helpers == 0 || own.isCut() ? null : join(own);
        if (own.helpers == 0 || split != null) {
          return split;
        }
        seen = changes;
        idle++;
      }
      awaitChange(seen);
    }
  }

  private @Nullable S join(@Nullable S above) {
    for (S split : open) {
      if (split.isOpen() && (above == null || split.isBelow(above))) {
        split.helpers++;
        split.helped++;
        return split;
      }
    }
    return null;
  }

  synchronized void done(S split) {
    split.helpers--;
    changed();
  }

  /** Ends the search for all helpers and waits until they have left. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      changed();
    }
    while (true) {
      int seen;
      synchronized (this) {
        if (members == 0) {
          return;
        }
        seen = changes;
        idle++;
      }
      awaitChange(seen);
    }
  }

  /** Called with the lock. */
  @SuppressWarnings({"NonAtomicOperationOnVolatileField", "NonAtomicVolatileUpdate"})
  private void changed() {
    changes++;
    notifyAll();
  }

  /**
   * Waits for a change. To wake a sleeping thread takes as long as a small subtree, so the thread
   * first stays awake for a moment.
   *
   * <p>An interrupt does not end a search, because only the stop signal does. The caller gets the
   * interrupt back.
   */
  @SuppressWarnings({"WaitNotInLoop", "NonAtomicOperationOnVolatileField", "NonAtomicVolatileUpdate"
  })
  private void awaitChange(int seen) {
    for (int spin = 0; spin < SPINS && changes == seen; spin++) {
      SpinWait.pause();
    }
    // wait() would return at once while the interrupt is set.
    boolean interrupted = false;
    synchronized (this) {
      try {
        if (changes == seen) {
          interrupted = Thread.interrupted();
          wait(10);
        }
      } catch (InterruptedException e) {
        interrupted = true;
      } finally {
        idle--;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
