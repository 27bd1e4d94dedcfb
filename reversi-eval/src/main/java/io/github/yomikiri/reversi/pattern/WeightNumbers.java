package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

/** The numbers of the weights that a position's value is the sum of: the row of a sparse matrix of ones. */
final class WeightNumbers {

  private final PatternSet set;
  private final DiscVectors vectors;
  private final Indices indices = new Indices();
  private final ConfigurationTable table;
  private final int[] row;

  WeightNumbers(PatternSet set, ConfigurationTable table) {
    this.set = set;
    this.table = table;
    vectors = set.vectors();
    row = new int[set.places() + 1];
  }

  /** Returns the number of weights of a stage. */
  static int count(PatternSet set) {
    return set.weights() + STAGES.plies();
  }

  /** Becomes the row of a position. */
  void set(long own, long opponent) {
    indices.set(own, opponent, vectors);
    int n = 0;
    for (int word = 0; word < Indices.WORDS; word++) {
      long lanes = indices.word(word) + vectors.middle()[word];
      for (int lane = 0; lane < vectors.lanes(word); lane++) {
        row[n++] = table.number(table.base()[word] + (int) (lanes & 0xFFFF));
        lanes >>>= 16;
      }
    }
    // A neighbouring stage's position counts as one of the same parity.
    row[n] = set.weights() + STAGES.ply(Long.bitCount(~(own | opponent)));
  }

  /** Returns the numbers of the row; the array is used again. */
  int[] row() {
    return row;
  }

  /** Returns the product of the row and a vector. */
  double times(double[] vector) {
    double sum = 0;
    for (int number : row) {
      sum += vector[number];
    }
    return sum;
  }

  /** Adds a multiple of the row to a vector. */
  void addTo(double[] vector, double amount) {
    for (int number : row) {
      vector[number] += amount;
    }
  }
}
