package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.internal.MobilityInputs;
import io.github.yomikiri.reversi.pattern.PatternSet;

/**
 * The numbers of the weights that a position selects: one for each place of each pattern, and one
 * for the number of empty squares. If the evaluator looks at mobility, there is one for each of
 * {@link MobilityInputs}. In the equations of a trainer, they are a row of a sparse matrix whose
 * entries are ones. For one thread at a time.
 */
final class WeightNumbers {

  private final PatternSet set;
  /** The number of weights without those of the numbers of empty squares. */
  private final int classes;

  private final int[] row;

  private WeightNumbers(PatternSet set, int inputs, int classes) {
    this.set = set;
    this.classes = classes;
    row = new int[inputs + 1];
  }

  /** Makes an empty row of an evaluator over patterns. */
  static WeightNumbers ofPatterns(PatternSet set) {
    return new WeightNumbers(set, set.places(), set.weights());
  }

  /** Makes an empty row of an evaluator over patterns and mobility. */
  static WeightNumbers withMobility(PatternSet set) {
    return new WeightNumbers(
        set, set.places() + MobilityInputs.COUNT, EmbeddingLayout.classes(set.weights()));
  }

  /**
   * Returns the number of weights of a stage.
   *
   * @return one for each class of inputs, and one for each number of empty squares of a stage
   */
  int count() {
    return classes + STAGES.plies();
  }

  /**
   * Stores the row of a position.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   */
  void set(long own, long opponent) {
    set.weightNumbers(own, opponent, row);
    int last = row.length - 1;
    if (last > set.places()) {
      int[] mobility = MobilityInputs.entries(own, opponent);
      for (int i = 0; i < mobility.length; i++) {
        row[set.places() + i] = set.weights() + MobilityInputs.classOf(mobility[i]);
      }
    }
    // A position of a neighboring stage counts as one of the same parity.
    row[last] = classes + STAGES.ply(Long.bitCount(~(own | opponent)));
  }

  /**
   * Returns the numbers of the row.
   *
   * @return numbers in {@code [0, count())}; the next call of {@link #set} overwrites the array
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
