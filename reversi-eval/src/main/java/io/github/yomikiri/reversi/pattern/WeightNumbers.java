package io.github.yomikiri.reversi.pattern;

import java.util.List;

/** The numbers of the weights that a position's value is the sum of: the row of a sparse matrix of ones. */
final class WeightNumbers {

  private final PatternSet set;
  private final DiscVectors vectors;
  private final Indices indices = new Indices();
  /** Per word, where the configurations of its pattern begin in {@link #numberOf}. */
  private final int[] base = new int[Indices.WORDS];
  /** For each configuration of each pattern, the number of its weight. */
  private final int[] numberOf;

  private final int[] row;

  WeightNumbers(PatternSet set) {
    this.set = set;
    vectors = set.vectors();
    row = new int[set.places() + 1];
    List<Pattern> patterns = set.patterns();
    numberOf = new int[patterns.stream().mapToInt(Pattern::configurations).sum()];
    int at = 0;
    int first = 0;
    for (int p = 0; p < patterns.size(); p++) {
      for (int word = 0; word < base.length; word++) {
        if (vectors.pattern(word) == p) {
          base[word] = at;
        }
      }
      Configurations classes = set.configurations(p);
      for (int c = 0; c < patterns.get(p).configurations(); c++) {
        numberOf[at++] = first + classes.classOf(c);
      }
      first += classes.count();
    }
  }

  /** Returns the number of weights of a stage. */
  int count() {
    return set.weights() + Stage.PLIES;
  }

  /** Becomes the row of a position of a stage, or of one a few plies before or after it. */
  void set(long own, long opponent, int stage) {
    indices.set(own, opponent, vectors);
    int n = 0;
    for (int word = 0; word < base.length; word++) {
      long lanes = indices.word(word) + vectors.middle()[word];
      for (int lane = 0; lane < vectors.lanes(word); lane++) {
        row[n++] = numberOf[base[word] + (int) (lanes & 0xFFFF)];
        lanes >>>= 16;
      }
    }
    int ply = Stage.maxEmpties(stage) - Long.bitCount(~(own | opponent));
    // A neighbouring stage's position counts as one of the same parity.
    row[n] = set.weights() + Math.floorMod(ply, Stage.PLIES);
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
