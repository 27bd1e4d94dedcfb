package io.github.yomikiri.play.book;

import java.util.Arrays;

/**
 * Collects the entries of a book in the order in which the book stores them. The arrays grow with
 * what was added, so a wrong size in a file allocates nothing.
 */
final class BookArrays {

  private long[] keys = new long[64];
  private int[] starts = new int[64];
  private int[] codes = new int[64];
  private int[] weights = new int[64];
  private int positions;
  private int moves;

  /** Adds a position, whose key is more than that of the position before. */
  void addPosition(long key) {
    if (positions == keys.length) {
      keys = Arrays.copyOf(keys, 2 * positions);
      starts = Arrays.copyOf(starts, 2 * positions);
    }
    keys[positions] = key;
    starts[positions++] = moves;
  }

  /** Adds a move to the last position. Its code is more than that of the move before. */
  void addMove(int code, int weight) {
    if (moves == codes.length) {
      codes = Arrays.copyOf(codes, 2 * moves);
      weights = Arrays.copyOf(weights, 2 * moves);
    }
    codes[moves] = code;
    weights[moves++] = weight;
  }

  Book build() {
    int[] allStarts = Arrays.copyOf(starts, positions + 1);
    allStarts[positions] = moves;
    return new Book(
        Arrays.copyOf(keys, positions),
        allStarts,
        Arrays.copyOf(codes, moves),
        Arrays.copyOf(weights, moves));
  }
}
