package io.github.yomikiri.reversi.endgame;

/**
 * The positions after the moves of every node on the way from the root, in arrays that are made once. A node's own begin at
 * {@link #first}, by its number of empty squares, which no two nodes on the way share but one that passes.
 */
final class ChildPositions {

  private static final int STRIDE = 64;

  final long[] own = new long[65 * STRIDE];
  final long[] opponent = new long[65 * STRIDE];
  final int[] square = new int[65 * STRIDE];
  final int[] score = new int[65 * STRIDE];

  static int first(int empties) {
    return STRIDE * empties;
  }

  void set(int at, int newSquare, long newOwn, long newOpponent, int newScore) {
    own[at] = newOwn;
    opponent[at] = newOpponent;
    square[at] = newSquare;
    score[at] = newScore;
  }

  /** Brings the best of those from {@code at} on to {@code at}. Most nodes are left after a move or two: sorting would be waste. */
  void pick(int at, int end) {
    int best = at;
    for (int i = at + 1; i < end; i++) {
      if (score[i] > score[best]) {
        best = i;
      }
    }
    if (best != at) {
      int bestSquare = square[best];
      long bestOwn = own[best];
      long bestOpponent = opponent[best];
      int bestScore = score[best];
      set(best, square[at], own[at], opponent[at], score[at]);
      set(at, bestSquare, bestOwn, bestOpponent, bestScore);
    }
  }
}
