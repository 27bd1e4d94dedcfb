package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.search.parallel.SplitPoint;
import org.jspecify.annotations.Nullable;

/**
 * A node whose later moves several threads share. The lists of moves do not change. The monitor of
 * this object guards the results.
 */
final class SharedEndgame extends SplitPoint {

  final Confidence level;
  final int alpha;
  final int empties;
  final int parity;

  private final long[] own;
  private final long[] opponent;
  private final int[] square;

  private int best;
  private int bestMove;

  /** Splits a node at its move {@code at}. {@code best} is the best value of the earlier moves. */
  SharedEndgame(
      @Nullable SharedEndgame parent,
      Confidence level,
      ChildPositions moves,
      int at,
      int end,
      int alpha,
      int empties,
      int parity,
      int best,
      int bestMove) {
    super(parent, end - at);
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

  long own(int move) {
    return own[move];
  }

  long opponent(int move) {
    return opponent[move];
  }

  int square(int move) {
    return square[move];
  }

  synchronized void found(int move, int value) {
    if (value > best) {
      best = value;
      bestMove = square[move];
      if (value > alpha) {
        cut();
      }
    }
  }

  synchronized int best() {
    return best;
  }

  synchronized int bestMove() {
    return bestMove;
  }
}
