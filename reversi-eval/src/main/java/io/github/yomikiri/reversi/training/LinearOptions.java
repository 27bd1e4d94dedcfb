package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.pattern.PatternSet;

/**
 * How a {@link LinearTrainer} fits weights.
 *
 * @param ridge the penalty on a weight's square, in positions: a configuration seen so often gets half of what it deserves
 * @param passes how often the positions of a stage are gone through, at least 1
 * @param overlap how many plies of the neighbouring stages a stage learns from as well, at least 0
 */
public record LinearOptions(double ridge, int passes, int overlap) implements TrainingOptions {

  /** What the weights that come with the library were made with. */
  public static final LinearOptions STANDARD = new LinearOptions(30, 20, 2);

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if one is outside its range, or the penalty is not positive
   */
  public LinearOptions {
    if (!(ridge > 0 && ridge <= 1e9)) {
      throw new IllegalArgumentException("ridge " + ridge + " is not in (0, 1e9]");
    }
    WeightTrainer.check(passes, overlap);
  }

  @Override
  public LinearTrainer trainer(PatternSet set, SampleFolder samples) {
    return new LinearTrainer(set, samples, this);
  }
}
