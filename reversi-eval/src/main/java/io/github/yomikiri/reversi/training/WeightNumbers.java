package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.reversi.pattern.PatternSet;

/**
 * The numbers of the weights that a position selects: one for each place of each pattern, and one
 * for the number of empty squares. In the equations of a trainer, they are a row of a sparse matrix
 * whose entries are ones. For one thread at a time.
 */
final class WeightNumbers {

  private final PatternSet set;
  private final int[] row;

  /**
   * Makes an empty row.
   *
   * @param set the patterns
   */
  WeightNumbers(PatternSet set) {
    this.set = set;
    row = new int[set.places() + 1];
  }

  /**
   * Returns the number of weights of a stage.
   *
   * @param set the patterns
   * @return one for each class of configurations, and one for each number of empty squares of a
   *     stage
   */
  static int count(PatternSet set) {
    return set.weights() + STAGES.plies();
  }

  /**
   * Stores the row of a position.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   */
  void set(long own, long opponent) {
    set.weightNumbers(own, opponent, row);
    // A position of a neighboring stage counts as one of the same parity.
    row[set.places()] = set.weights() + STAGES.ply(Long.bitCount(~(own | opponent)));
  }

  /**
   * Returns the numbers of the row.
   *
   * @return numbers in {@code [0, count(set))}; the next call of {@link #set} overwrites the array
   */
  int[] row() {
    return row;
  }

  /**
   * Returns the product of the row and a vector.
   *
   * @param vector as long as there are weights
   * @return the sum of the vector's components at the row's numbers
   */
  double times(double[] vector) {
    double sum = 0;
    for (int number : row) {
      sum += vector[number];
    }
    return sum;
  }

  /**
   * Adds a multiple of the row to a vector.
   *
   * @param vector as long as there are weights
   * @param amount the number that is added to the vector's components at the row's numbers
   */
  void addTo(double[] vector, double amount) {
    for (int number : row) {
      vector[number] += amount;
    }
  }
}
