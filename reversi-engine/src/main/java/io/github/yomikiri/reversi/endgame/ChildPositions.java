package io.github.yomikiri.reversi.endgame;

/**
 * Stores the positions after the moves, for every node between the root and the current node. The
 * arrays are allocated once. A node's positions begin at the index {@link #first} of the node's
 * number of empty squares. Two nodes of a line have the same number only if one of them passes.
 */
final class ChildPositions {

  /** The legal moves of a position whose moves were not generated yet. */
  static final long UNKNOWN = -1;

  private static final int STRIDE = 64;

  final long[] own = new long[65 * STRIDE];
  final long[] opponent = new long[65 * STRIDE];

  /** The legal moves of each position, which the order of moves counts; or {@link #UNKNOWN}. */
  final long[] moves = new long[65 * STRIDE];

  final int[] square = new int[65 * STRIDE];
  final int[] score = new int[65 * STRIDE];

  static int first(int empties) {
    return STRIDE * empties;
  }

  void set(int at, int newSquare, long newOwn, long newOpponent, long newMoves, int newScore) {
    own[at] = newOwn;
    opponent[at] = newOpponent;
    moves[at] = newMoves;
    square[at] = newSquare;
    score[at] = newScore;
  }

  /**
   * Moves the best of the positions from {@code at} to {@code end} to the index {@code at}. The
   * positions are not sorted, because most nodes are cut after a move or two.
   *
   * <p>The best score is a maximum of scores with indices, because half of the branches that
   * compare scores are predicted wrongly.
   */
  void pick(int at, int end) {
    int top = Integer.MIN_VALUE;
    for (int i = at; i < end; i++) {
      top = Math.max(top, score[i] * STRIDE + STRIDE - 1 - (i - at));
    }
    swap(at, at + STRIDE - 1 - (top & STRIDE - 1));
  }

  /**
   * Moves the position after a move to the index {@code at}.
   *
   * @return whether there is such a position from {@code at} to {@code end}
   */
  boolean toFront(int move, int at, int end) {
    for (int i = at; i < end; i++) {
      if (square[i] == move) {
        swap(at, i);
        return true;
      }
    }
    return false;
  }

  private void swap(int a, int b) {
    if (a != b) {
      long ownA = own[a];
      long opponentA = opponent[a];
      long movesA = moves[a];
      int squareA = square[a];
      int scoreA = score[a];
      set(a, square[b], own[b], opponent[b], moves[b], score[b]);
      set(b, squareA, ownA, opponentA, movesA, scoreA);
    }
  }
}
