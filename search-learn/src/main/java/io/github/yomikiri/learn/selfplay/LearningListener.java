package io.github.yomikiri.learn.selfplay;

/** Follows the learning of an evaluator. All calls come from the thread that learns. */
public interface LearningListener {

  /** A listener that ignores everything. */
  LearningListener NONE = new LearningListener() {};

  /**
   * Receives how far the learning is, some times a second. The default does nothing.
   *
   * @param progress the state, whose loss and points are those of the last generation
   */
  default void progressed(LearningProgress progress) {}

  /**
   * Receives the end of a generation, after its state is in the folder. The default does nothing.
   *
   * @param progress the state
   */
  default void generationFinished(LearningProgress progress) {}
}
