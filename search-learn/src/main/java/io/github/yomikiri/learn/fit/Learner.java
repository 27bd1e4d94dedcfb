package io.github.yomikiri.learn.fit;

import java.io.IOException;
import java.util.List;

/** Learns the weights of some stages, one pass over the samples after another. */
public interface Learner {

  /**
   * Makes a pass over the samples.
   *
   * @param number the number of the pass, from 0
   * @throws IOException if reading the samples fails
   */
  void pass(int number) throws IOException;

  /**
   * Returns the state, from which {@link LearnerFactory#resume} continues.
   *
   * @return vectors of numbers
   */
  List<double[]> state();

  /**
   * Returns what was learned so far.
   *
   * @return the weights of each stage, in the layout of the evaluator
   */
  List<short[]> weights();
}
