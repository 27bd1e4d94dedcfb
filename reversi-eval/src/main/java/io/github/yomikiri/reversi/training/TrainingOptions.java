package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.pattern.PatternSet;

/** How a {@link WeightTrainer} learns; each kind of evaluator has its own. */
public sealed interface TrainingOptions permits LinearOptions, NetworkOptions {

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
}
