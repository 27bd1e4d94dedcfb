package io.github.yomikiri.reversi.endgame;

/**
 * Stores the positions after the moves, for every node between the root and the current node. The
 * arrays are allocated once. A node's positions begin at the index {@link #first} of the node's
 * number of empty squares. Two nodes of a line have the same number only if one of them passes.
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

  /**
   * Moves the best of the positions from {@code at} to {@code end} to the index {@code at}. The
   * positions are not sorted, because most nodes are cut after a move or two.
   */
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
