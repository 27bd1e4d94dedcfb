package io.github.yomikiri.reversi.endgame;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The threads of one parallel search: who is idle, and where there is work.
 *
 * <p>Young brothers wait (Feldmann, Monien, Mysliwietz and Vornberger 1989): a node's first move is searched alone, for it
 * either cuts or gives the bound that makes the others cheap. Only then, and only when somebody is idle, the node becomes a
 * {@link SplitPoint}. Its master works on it like the others and leaves it last; while it waits for them it helps with what they
 * have split below (the helpful master), never elsewhere, so that nobody waits in a circle.
 */
final class ThreadTeam {

  private final List<SplitPoint> open = new ArrayList<>();
  private int members;
  private volatile int idle;
  private boolean closed;
  private int splits;
  private int helped;

  /** Tells whether somebody could help just now. */
  boolean hasIdle() {
    return idle > 0;
  }

  /** Joins the team as a helper; false when the search is over already. */
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

  /** Waits for work, which then counts the caller as its helper; null when the search is over. */
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

  /** Returns how many nodes were split so far. */
  synchronized int splits() {
    return splits;
  }

  /** Returns how often a helper has taken up work at a split node so far. */
  synchronized int helped() {
    return helped;
  }

  /** Waits until nobody helps at a split point any more, or there is work below it; null in the first case. */
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

  // An interrupt does not end a search, the stop signal does; it is kept for the caller.
  @SuppressWarnings({"WaitNotInLoop", "NonAtomicOperationOnVolatileField", "NonAtomicVolatileUpdate"
  })
  private void sleep() {
    idle++;
    // With the interrupt set there would be no waiting.
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
