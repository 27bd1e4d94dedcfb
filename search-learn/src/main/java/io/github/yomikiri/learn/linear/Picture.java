package io.github.yomikiri.learn.linear;

/**
 * A position as one side sees it: the planes of its squares, and the numbers of the weights that
 * its places select. Immutable, once it is passed on.
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares pictures.
record Picture(long[] planes, int[] numbers) {

  /** Returns the sum of the weights that the places select. */
  int sum(short[] weights) {
    int sum = 0;
    for (int number : numbers) {
      sum += weights[number];
    }
    return sum;
  }
}
