package io.github.yomikiri.learn.fit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;

/**
 * Trains the weights of the stages of a game. A {@link Learner} makes several passes over the
 * samples of each {@link StageRange}.
 *
 * <p>After every pass the training writes a checkpoint, a file that is never incomplete. The same
 * call resumes an interrupted training, even one whose process was killed. A resumed training
 * repeats at most one pass, and ends with the same weights.
 *
 * @param learners makes the learner of each range
 * @param samples returns the samples that a range learns from
 * @param passes how often a learner reads its samples
 * @param options all parameters of the learners; with the form they identify the training
 * @param form the form of the weights, such as the patterns
 */
public record StageTraining(
    LearnerFactory learners,
    Function<StageRange, StageSamples> samples,
    int passes,
    String options,
    String form) {

  /** Receives what a range has learned. */
  @FunctionalInterface
  public interface PassListener {

    /**
     * Called after a pass, before its checkpoint is written.
     *
     * @param range the stages
     * @param learner what has learned them
     * @param passes the number of passes done
     * @throws IOException if what was learned cannot be stored; the training ends then
     */
    void learned(StageRange range, Learner learner, int passes) throws IOException;
  }

  /** Receives what stages have learned that are trained together. */
  @FunctionalInterface
  public interface LearnerListener {

    /**
     * Called after a pass.
     *
     * @param learner what has learned the stages
     * @param passes the number of passes done
     * @throws IOException if what was learned cannot be stored; the training ends then, and can be
     *     resumed
     */
    void learned(Learner learner, int passes) throws IOException;
  }

  /**
   * Trains all stages.
   *
   * @param ranges the stages, divided into those that are trained together
   * @param folder the folder of the checkpoints, one file for each range; it is created if it does
   *     not exist. If it has checkpoints of an interrupted call, the training resumes from them
   * @param learned called before the checkpoint of a pass is written, with the range, what was
   *     learned so far, and the number of passes done. After an interruption the call may be
   *     repeated
   * @param passDone called after every pass with the range and its number of passes done. An
   *     exception from it ends the training, which can be resumed
   * @return the weights of each stage
   * @throws IOException if reading the samples or writing a file fails, or a file is damaged or
   *     belongs to another training
   */
  public List<short[]> train(
      List<StageRange> ranges,
      Path folder,
      PassListener learned,
      ObjIntConsumer<StageRange> passDone)
      throws IOException {
    Files.createDirectories(folder);
    List<short[]> weights = new ArrayList<>();
    for (StageRange range : ranges) {
      Path checkpoint = folder.resolve(String.format(Locale.ROOT, "stage-%02d", range.first()));
      weights.addAll(train(
          range,
          checkpoint,
          (learner, done) -> learned.learned(range, learner, done),
          (learner, done) -> passDone.accept(range, done)));
    }
    return weights;
  }

  /**
   * Trains stages that learn together. Ranges are independent, so several threads may train one
   * each.
   *
   * @param stages the stages
   * @param checkpoint the file that is written after every pass. If it exists, the training resumes
   *     from it. Then it must come from a call with the same options and samples
   * @param passDone called after every pass with the learner and the number of passes done
   * @return the weights of each of the stages
   * @throws IOException if reading the samples or writing the file fails, or a file is damaged or
   *     belongs to another training
   */
  public List<short[]> train(StageRange stages, Path checkpoint, LearnerListener passDone)
      throws IOException {
    return train(stages, checkpoint, (learner, done) -> {}, passDone);
  }

  /**
   * Trains stages that learn together, and measures them after every pass. A pass whose checkpoint
   * is written was measured, even if the process is killed at any moment.
   *
   * @param stages the stages
   * @param checkpoint as without measurements
   * @param learned called before the checkpoint of a pass is written, with the learner and the
   *     number of passes done. If the training is interrupted, the call may be repeated
   * @param passDone called after the checkpoint was written
   * @return the weights of each of the stages
   * @throws IOException as without measurements
   */
  public List<short[]> train(
      StageRange stages, Path checkpoint, LearnerListener learned, LearnerListener passDone)
      throws IOException {
    StageSamples own = samples.apply(stages);
    String training = String.join(", ", stages.toString(), options, own.described(), form);
    Checkpoint known = Checkpoint.readOrNull(checkpoint, training);
    int done = known == null ? 0 : known.passes();
    Learner learner =
        known == null ? learners.begin(stages, own) : learners.resume(stages, own, known.vectors());
    while (done < passes) {
      learner.pass(done++);
      learned.learned(learner, done);
      new Checkpoint(training, done, learner.state()).write(checkpoint);
      passDone.learned(learner, done);
    }
    return learner.weights();
  }
}
