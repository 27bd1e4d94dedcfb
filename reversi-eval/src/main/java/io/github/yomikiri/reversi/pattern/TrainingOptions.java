package io.github.yomikiri.reversi.pattern;

/** How a {@link WeightTrainer} learns; each kind of evaluator has its own. */
public sealed interface TrainingOptions permits LinearOptions, FoxOptions {

  /**
   * Returns how often the positions of a stage are gone through.
   *
   * @return the number of passes, at least 1
   */
  int passes();

  /**
   * Returns how many plies of the neighbouring stages a stage learns from as well.
   *
   * @return the number of plies on either side, in {@code [0, 60]}
   */
  int overlap();

  /**
   * Makes the trainer that learns so.
   *
   * @param set the patterns
   * @param samples the positions to learn from
   * @return a new trainer
   */
  WeightTrainer trainer(PatternSet set, SampleFolder samples);

  /**
   * Checks what all options have.
   *
   * @param passes the number of passes
   * @param overlap the number of plies on either side
   * @throws IllegalArgumentException if one is outside its range
   */
  static void check(int passes, int overlap) {
    if (passes < 1) {
      throw new IllegalArgumentException(passes + " passes are less than 1");
    }
    if (overlap < 0 || overlap > 60) {
      throw new IllegalArgumentException("overlap " + overlap + " is outside [0, 60]");
    }
  }
}
