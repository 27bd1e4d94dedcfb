package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

/**
 * The numbers of the weights that a position selects: one for each place of each pattern, and one
 * for the number of empty squares. In the equations of a trainer, they are a row of a sparse matrix
 * whose entries are ones. For one thread at a time.
 */
public final class WeightNumbers {

  private final PatternSet set;
  private final DiscVectors vectors;
  private final PackedConfigurations configurations = new PackedConfigurations();
  private final ConfigurationTable table;
  private final int[] row;

  /**
   * Makes an empty row.
   *
   * @param set the patterns
   */
  public WeightNumbers(PatternSet set) {
    this.set = set;
    table = set.table();
    vectors = set.vectors();
    row = new int[set.places() + 1];
  }

  /**
   * Returns the number of weights of a stage.
   *
   * @param set the patterns
   * @return one for each class of configurations, and one for each number of empty squares of a
   *     stage
   */
  public static int count(PatternSet set) {
    return set.weights() + STAGES.plies();
  }

  /**
   * Stores the row of a position.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   */
  public void set(long own, long opponent) {
    configurations.set(own, opponent, vectors);
    int n = 0;
    for (int word = 0; word < PackedConfigurations.WORDS; word++) {
      long lanes = configurations.word(word) + vectors.middle()[word];
      for (int lane = 0; lane < vectors.lanes(word); lane++) {
        row[n++] = table.number(table.base()[word] + (int) (lanes & 0xFFFF));
        lanes >>>= 16;
      }
    }
    // A position of a neighboring stage gets a ply of this stage with the same parity.
    row[n] = set.weights() + STAGES.ply(Long.bitCount(~(own | opponent)));
  }

  /**
   * Returns the numbers of the row.
   *
   * @return numbers in {@code [0, count(set))}; the next call of {@link #set} overwrites the array
   */
  public int[] row() {
    return row;
  }

  /**
   * Returns the product of the row and a vector.
   *
   * @param vector as long as there are weights
   * @return the sum of the vector's components at the row's numbers
   */
  public double times(double[] vector) {
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
  public void addTo(double[] vector, double amount) {
    for (int number : row) {
      vector[number] += amount;
    }
  }
}
