package io.github.yomikiri.learn.fit;

import java.io.IOException;
import java.util.List;

/** Makes learners, with the parameters of one way to learn. */
public interface LearnerFactory {

  /**
   * Makes a learner that has learned nothing.
   *
   * @param stages the stages whose weights it learns
   * @param samples the samples of these stages
   * @return a new learner
   * @throws IOException if reading the samples fails
   */
  Learner begin(StageRange stages, StageSamples samples) throws IOException;

  /**
   * Makes a learner that resumes.
   *
   * @param stages the stages whose weights it learns
   * @param samples the samples of these stages
   * @param state the state that {@link Learner#state()} returned
   * @return a new learner
   */
  Learner resume(StageRange stages, StageSamples samples, List<double[]> state);
}
