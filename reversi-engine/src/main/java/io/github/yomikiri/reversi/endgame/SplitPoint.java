package io.github.yomikiri.reversi.endgame;

import org.jspecify.annotations.Nullable;

/**
 * A node whose later moves several threads share. The lists of moves do not change. The monitor of
 * this object guards the results.
 */
final class SplitPoint {

  final @Nullable SplitPoint parent;
  final Selectivity level;
  final int alpha;
  final int empties;
  final int parity;

  private final long[] own;
  private final long[] opponent;
  private final int[] square;

  private int next;
  private int best;
  private int bestMove;
  private @Nullable Throwable failure;
  private volatile boolean cut;

  /** The number of helpers that work here, without the master; guarded by the team. */
  int helpers;

  /** Splits a node at its move {@code at}. {@code best} is the best value of the earlier moves. */
  SplitPoint(
      @Nullable SplitPoint parent,
      Selectivity level,
      ChildPositions moves,
      int at,
      int end,
      int alpha,
      int empties,
      int parity,
      int best,
      int bestMove) {
    this.parent = parent;
    this.level = level;
    this.alpha = alpha;
    this.empties = empties;
    this.parity = parity;
    this.best = best;
    this.bestMove = bestMove;
    int count = end - at;
    own = new long[count];
    opponent = new long[count];
    square = new int[count];
    for (int i = 0; i < count; i++) {
      moves.pick(at + i, end);
      own[i] = moves.own[at + i];
      opponent[i] = moves.opponent[at + i];
      square[i] = moves.square[at + i];
    }
  }

  /** Returns the next move that no thread has taken, or -1. */
  synchronized int take() {
    return next < square.length && !isCut() ? next++ : -1;
  }

  long own(int move) {
    return own[move];
  }

  long opponent(int move) {
    return opponent[move];
  }

  int square(int move) {
    return square[move];
  }

  synchronized boolean isOpen() {
    return next < square.length && !isCut();
  }

  synchronized void found(int move, int value) {
    if (value > best) {
      best = value;
      bestMove = square[move];
      if (value > alpha) {
        cut = true;
      }
    }
  }

  /** Ends the work at this split point and passes an exception to the master. */
  synchronized void fail(Throwable thrown) {
    failure = thrown;
    cut = true;
  }

  /**
   * Returns whether the work at this split point no longer matters. It does not matter after a
   * cutoff or a failure at this split point or at a split point above.
   */
  boolean isCut() {
    for (SplitPoint at = this; at != null; at = at.parent) {
      if (at.cut) {
        return true;
      }
    }
    return false;
  }

  boolean isBelow(SplitPoint other) {
    SplitPoint at = parent;
    while (at != null && at != other) {
      at = at.parent;
    }
    return at == other;
  }

  synchronized int best() {
    return best;
  }

  synchronized int bestMove() {
    return bestMove;
  }

  synchronized void rethrow() {
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
  }
}
