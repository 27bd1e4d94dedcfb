package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.learn.fit.WeightNumbers;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.internal.MobilityInputs;
import io.github.yomikiri.reversi.pattern.PatternSet;

/**
 * The numbers of the weights that a position selects: one for each place of each pattern, and one
 * for the number of empty squares. If the evaluator looks at mobility, there is one for each of
 * {@link MobilityInputs}.
 *
 * @param set the patterns
 * @param inputs the number of weights that a position selects, without that of its empty squares
 * @param classes the number of weights without those of the numbers of empty squares
 */
record PatternNumbers(PatternSet set, int inputs, int classes) implements WeightNumbers<Sample> {

  /** Returns the numbers of an evaluator over patterns. */
  static PatternNumbers of(PatternSet set) {
    return new PatternNumbers(set, set.places(), set.weights());
  }

  /** Returns the numbers of an evaluator over patterns and mobility. */
  static PatternNumbers withMobility(PatternSet set) {
    return new PatternNumbers(
        set, set.places() + MobilityInputs.COUNT, EmbeddingLayout.classes(set.weights()));
  }

  @Override
  public int count() {
    return classes + STAGES.plies();
  }

  @Override
  public int length() {
    return inputs + 1;
  }

  @Override
  public void set(Sample sample, int[] row) {
    set.weightNumbers(sample.own(), sample.opponent(), row);
    if (inputs > set.places()) {
      int[] mobility = MobilityInputs.entries(sample.own(), sample.opponent());
      for (int i = 0; i < mobility.length; i++) {
        row[set.places() + i] = set.weights() + MobilityInputs.classOf(mobility[i]);
      }
    }
    // A position of a neighboring stage counts as one of the same parity.
    row[inputs] = classes + STAGES.ply(sample.empties());
  }
}
