package io.github.yomikiri.learn.linear;

import org.jspecify.annotations.Nullable;

/**
 * A position as one side sees it: the planes of its squares, and the numbers of the weights that
 * its places select. Immutable, once it is passed on.
 */
final class Picture {

  private final long[] planes;
  private final int[] numbers;
  // The children of a position ask for the same sum. Threads may find it at the same time.
  private @Nullable Sum known;

  Picture(long[] planes, int[] numbers) {
    this.planes = planes;
    this.numbers = numbers;
  }

  /** The sum of some weights. */
  @SuppressWarnings("ArrayRecordComponent") // Nobody compares sums.
  private record Sum(short[] weights, int sum) {}

  long[] planes() {
    return planes;
  }

  int[] numbers() {
    return numbers;
  }

  /** Returns the sum of the weights that the places select. */
  int sum(short[] weights) {
    Sum sum = known; // Read once: a second read might see an older value.
    if (sum == null || sum.weights != weights) {
      sum = new Sum(weights, Pictures.sum(numbers, weights));
      known = sum;
    }
    return sum.sum;
  }
}
