package io.github.yomikiri.reversi.training;

import java.util.List;
import java.util.Random;

/** A network during its training, for some neighboring stages. */
sealed interface LearningNetwork permits LearningFox, LearningEmbedding {

  /** Sets weights to random values. */
  void begin(Random random);

  /**
   * Predicts a position's score, and takes a step down the gradient of the squared error
   * (Rumelhart, Hinton and Williams 1986).
   *
   * @param row the numbers of the position's configurations, then that of its empty squares
   * @param stage the position's stage
   * @param score the position's score
   * @param rate the size of the step
   */
  void learn(int[] row, int stage, float score, float rate);

  /** Returns all weights, for {@link #restore}. */
  double[] learned();

  /** Sets all weights to those that {@link #learned} returned. */
  void restore(double[] learned);

  /** Returns the numbers of each stage, in the layout of the evaluator. */
  List<short[]> weights();
}
