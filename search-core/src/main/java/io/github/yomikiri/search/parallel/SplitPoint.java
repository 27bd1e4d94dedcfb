package io.github.yomikiri.search.parallel;

import org.jspecify.annotations.Nullable;

/**
 * A node whose later moves several threads share. A subclass holds the position, the moves and the
 * results.
 */
public abstract class SplitPoint {

  private final @Nullable SplitPoint parent;
  private final int count;
  private int next;
  private @Nullable Throwable failure;
  private volatile boolean cut;

  /** The number of helpers that work here, without the master; guarded by the team. */
  int helpers;
  /** How often a helper has taken up work here; guarded by the team. */
  int helped;

  /**
   * Splits a node.
   *
   * @param parent the split point that the master works at, null if there is none
   * @param count the number of moves to be shared
   */
  protected SplitPoint(@Nullable SplitPoint parent, int count) {
    this.parent = parent;
    this.count = count;
  }

  /**
   * Takes the next move that no thread has taken.
   *
   * @return the move's index, or -1 when no move is left or the node is cut
   */
  public final synchronized int take() {
    return isOpen() ? next++ : -1;
  }

  final int count() {
    return count;
  }

  final synchronized boolean isOpen() {
    return next < count && !isCut();
  }

  /** Ends the work at this node, because a move has reached beta. */
  protected final void cut() {
    cut = true;
  }

  /** Ends the work at this node. The master gets the first exception that is passed here. */
  final synchronized void fail(Throwable thrown) {
    if (failure == null) {
      failure = thrown;
    }
    cut = true;
  }

  /**
   * Returns whether the work at this split point no longer matters. It does not matter after a
   * cutoff or a failure at this split point or at a split point above.
   */
  final boolean isCut() {
    for (SplitPoint at = this; at != null; at = at.parent) {
      if (at.cut) {
        return true;
      }
    }
    return false;
  }

  final boolean isBelow(SplitPoint other) {
    SplitPoint at = parent;
    while (at != null && at != other) {
      at = at.parent;
    }
    return at == other;
  }

  final synchronized void rethrow() {
    if (failure != null) {
      throw SplitPoint.<RuntimeException>unchecked(failure);
    }
  }

  /** Throws an exception of any type as it is; the compiler takes its type for {@code T}. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
