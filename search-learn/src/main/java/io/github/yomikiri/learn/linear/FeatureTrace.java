package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Position;

/**
 * Finds the features of positions along a line of play. It knows the features of one position, and
 * finds those of the positions after its moves from what each move changes. Not safe for use by
 * several threads.
 *
 * @param <P> the game's position type
 */
public interface FeatureTrace<P extends Position<P>> {

  /**
   * Begins a line.
   *
   * @param position its first position
   */
  void start(P position);

  /**
   * Returns the numbers of the trace's position.
   *
   * @return an array of the trace whose first elements are the numbers, until the next call
   */
  int[] numbers();

  /**
   * Returns the numbers of a position after a move. The trace stays where it is.
   *
   * @param child the position after a move from the trace's position
   * @return an array of the trace whose first elements are the numbers, until the next call
   */
  int[] numbersAfter(P child);

  /**
   * Makes a move, so that the position after it is the trace's position.
   *
   * @param child the position after a move from the trace's position
   */
  void play(P child);

  /**
   * Returns the sum of the weights that a position after a move selects. The trace stays where it
   * is. A learner that looks for the best move calls this method for each child. By default it adds
   * the weights of {@link #numbersAfter}.
   *
   * @param child the position after a move from the trace's position
   * @param weights the weights of all stages
   * @param base the index of the first weight of the child's stage
   * @param length the number of weights that a position selects
   * @return the sum
   */
  default float sumAfter(P child, float[] weights, int base, int length) {
    return sum(weights, base, numbersAfter(child), 0, length);
  }

  /**
   * Adds up weights. Four sums do not wait for one another's additions.
   *
   * @param weights the weights of all stages
   * @param base the index of the first weight of the stage
   * @param numbers the numbers of the weights
   * @param from the first of the numbers
   * @param to the end of the numbers
   * @return the sum
   */
  static float sum(float[] weights, int base, int[] numbers, int from, int to) {
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    int i = from;
    for (; i < to - 3; i += 4) {
      a += weights[base + numbers[i]];
      b += weights[base + numbers[i + 1]];
      c += weights[base + numbers[i + 2]];
      d += weights[base + numbers[i + 3]];
    }
    for (; i < to; i++) {
      a += weights[base + numbers[i]];
    }
    return a + b + (c + d);
  }
}
