package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.pattern.PatternSet;

/** Options of a {@link WeightTrainer}. Each kind of evaluator has its own options. */
public sealed interface TrainingOptions permits LinearOptions, NetworkOptions {

  /**
   * Returns how often the training reads the positions of a stage.
   *
   * @return the number of passes, at least 1
   */
  int passes();

  /**
   * Returns the number of plies in the neighboring stages whose positions a stage learns from, too.
   *
   * @return the number of plies on either side, in {@code [0, 60]}
   */
  int overlap();

  /**
   * Makes a trainer with these options.
   *
   * @param set the patterns
   * @param samples the positions to learn from
   * @return a new trainer
   */
  WeightTrainer trainer(PatternSet set, SampleFolder samples);
}
