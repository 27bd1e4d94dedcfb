package io.github.yomikiri.learn.selfplay;

/** Follows the learning of an evaluator. All calls come from the thread that learns. */
public interface LearningListener {

  /** A listener that ignores everything. */
  LearningListener NONE = new LearningListener() {};

  /**
   * Receives how far the learning is, after each group of games. If a group or a match takes long,
   * it is called about once a second, also in between. The default does nothing.
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

  /**
   * Receives a warning that something seems to be wrong with the learning. For example, the
   * generations win, but the points against the rival do not move. The default does nothing.
   *
   * @param warning some sentences for people; each warning comes once in a run
   */
  default void warned(String warning) {}
}
