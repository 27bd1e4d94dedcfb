package io.github.yomikiri.learn.linear;

/**
 * Which places of a picture a move touches, and what they select before it and after it. It is used
 * for one move after another, by one thread.
 */
final class PlaceChanges {

  /** The planes after the move. */
  final long[] planes;
  /** The vectors of the squares that change. */
  final int[] squares;
  /** The numbers that the places select before the move. */
  final int[] before;
  /** The numbers after it. */
  final int[] after;
  /** How many places change. */
  int count;

  PlaceChanges(int words, int places) {
    planes = new long[words];
    squares = new int[64 * words];
    before = new int[places];
    after = new int[places];
  }

  /** Returns by how much the sum of weights rises. */
  int of(short[] weights) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += weights[after[i]] - weights[before[i]];
    }
    return sum;
  }
}
