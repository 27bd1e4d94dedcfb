package io.github.yomikiri.reversi.endgame;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The threads of one parallel search: which threads are idle, and at which split points there is
 * work.
 *
 * <p>Young brothers wait (Feldmann, Monien, Mysliwietz and Vornberger 1989): a node's first move is
 * searched by one thread, because it either cuts or gives the bound that makes the others cheap.
 * Only then, and only when a thread is idle, the node becomes a {@link SplitPoint}. The thread that
 * split the node is its master. The master searches moves like the helpers and leaves the node
 * last. While the master waits for helpers, it helps at split points below this node (the helpful
 * master). It never helps elsewhere, so threads cannot wait for each other in a circle.
 */
final class ThreadTeam {

  private final List<SplitPoint> open = new ArrayList<>();
  private int members;
  private volatile int idle;
  private boolean closed;
  private int splits;
  private int helped;

  /** Returns whether a thread is idle at the moment. */
  boolean hasIdle() {
    return idle > 0;
  }

  /**
   * Adds the calling thread to the team as a helper; returns false if the search is already over.
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
    notifyAll();
  }

  synchronized void post(SplitPoint split) {
    open.add(split);
    splits++;
    notifyAll();
  }

  /**
   * Waits for a split point with work and counts the caller among its helpers; returns null when
   * the search is over.
   */
  synchronized @Nullable SplitPoint awaitWork() {
    while (!closed) {
      SplitPoint split = join(null);
      if (split != null) {
        helped++;
        return split;
      }
      sleep();
    }
    return null;
  }

  /** Returns the number of nodes that were split so far. */
  synchronized int splits() {
    return splits;
  }

  /** Returns how often a helper has taken up work at a split node so far. */
  synchronized int helped() {
    return helped;
  }

  /**
   * Waits until a split point has no helpers, or until there is work below it. Returns the split
   * point with that work, or null if there are no helpers.
   */
  synchronized @Nullable SplitPoint awaitHelpers(SplitPoint own) {
    open.remove(own);
    while (own.helpers > 0) {
      SplitPoint split = own.isCut() ? null : join(own);
      if (split != null) {
        return split;
      }
      sleep();
    }
    return null;
  }

  private @Nullable SplitPoint join(@Nullable SplitPoint above) {
    for (SplitPoint split : open) {
      if (split.isOpen() && (above == null || split.isBelow(above))) {
        split.helpers++;
        return split;
      }
    }
    return null;
  }

  synchronized void done(SplitPoint split) {
    split.helpers--;
    notifyAll();
  }

  /** Ends the search for all helpers and waits until they have left. */
  synchronized void close() {
    closed = true;
    notifyAll();
    while (members > 0) {
      sleep();
    }
  }

  // An interrupt does not end a search, because only the stop signal does. The caller gets the //
  // interrupt back.
  @SuppressWarnings({"WaitNotInLoop", "NonAtomicOperationOnVolatileField", "NonAtomicVolatileUpdate"
  })
  private void sleep() {
    idle++;
    // wait() would return at once while the interrupt is set.
    boolean interrupted = Thread.interrupted();
    try {
      wait(10);
    } catch (InterruptedException e) {
      interrupted = true;
    } finally {
      idle--;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
