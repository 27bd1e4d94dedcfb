package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * Learns the weights of a {@link PatternEvaluator} from positions whose scores are known. For each
 * stage of the game, the trainer makes several passes over the positions of the stage. Stages that
 * share weights are trained together.
 *
 * <p>After every pass the trainer writes a checkpoint, a file that is never incomplete. The same
 * call resumes an interrupted training, even one whose process was killed. A resumed training
 * repeats at most one pass, and ends with the same weights.
 *
 * <p>For one thread at a time.
 */
public abstract sealed class WeightTrainer permits LinearTrainer, NetworkTrainer {

  /** Receives the progress of a training. */
  @FunctionalInterface
  public interface Listener {

    /**
     * Called after each pass. An exception from this method ends the training, which can be
     * resumed.
     *
     * @param stage one of {@link PatternWeights#STAGES}, the last of those that are trained
     *     together
     * @param passes how many passes of the stages have been made
     */
    void passDone(int stage, int passes);
  }

  /** Learns the weights of the stages of a {@link StageRange}. */
  interface Learner {

    /** Makes a pass over the positions. Passes are numbered from 0. */
    void pass(int number) throws IOException;

    /** Returns the state, from which the training resumes. */
    List<double[]> state();

    /** Returns the weights of each stage, in the layout of the evaluator. */
    List<short[]> weights();
  }

  final PatternSet set;
  final SamplePass samples;
  private final String kind;
  private final List<StageRange> ranges;
  private final TrainingOptions options;

  /**
   * Makes a trainer.
   *
   * @param kind the kind of weights
   * @param ranges all stages, divided into those that are trained together
   * @param rows makes empty rows of the evaluator
   */
  WeightTrainer(
      String kind,
      List<StageRange> ranges,
      PatternSet set,
      Supplier<WeightNumbers> rows,
      SampleFolder samples,
      TrainingOptions options) {
    this.kind = kind;
    this.ranges = ranges;
    this.set = set;
    this.samples = new SamplePass(rows, samples, options.overlap());
    this.options = options;
  }

  /** Checks the numbers that all {@link TrainingOptions} have. */
  static void check(int passes, int overlap) {
    if (passes < 1) {
      throw new IllegalArgumentException("number of passes " + passes + " is less than 1");
    }
    if (overlap < 0 || overlap > 60) {
      throw new IllegalArgumentException("overlap " + overlap + " is outside [0, 60]");
    }
  }

  /**
   * Learns the weights of all stages.
   *
   * @param folder the folder of the checkpoints, one file for the stages that are trained together;
   *     it is created if it does not exist. If it has checkpoints of an interrupted call, the
   *     training resumes from them
   * @param origin what made the weights, for people, see {@link PatternWeights#origin()}
   * @param listener called after every pass
   * @return the weights
   * @throws IOException if reading the positions or writing a file fails, or a file belongs to
   *     another training
   */
  public final PatternWeights train(Path folder, String origin, Listener listener)
      throws IOException {
    Files.createDirectories(folder);
    List<short[]> stages = new ArrayList<>();
    for (StageRange range : ranges) {
      Path checkpoint = folder.resolve("stage-%02d".formatted(range.first()));
      stages.addAll(train(range, checkpoint, done -> listener.passDone(range.last(), done)));
    }
    return new PatternWeights(kind, set, origin, stages);
  }

  /**
   * Learns the weights of a stage, and of those that are trained together with it.
   *
   * @param stage one of {@link PatternWeights#STAGES}
   * @param checkpoint the file that is written after every pass. If it exists, the training resumes
   *     from it. Then it must come from a call with the same options and positions
   * @param passDone called after every pass with the number of passes done
   * @return the weights of the stage, in the layout of the evaluator
   * @throws IOException if reading the positions or writing the file fails, or the file belongs to
   *     another training
   */
  public final short[] train(int stage, Path checkpoint, IntConsumer passDone) throws IOException {
    StageRange range = ranges.stream()
        .filter(stages -> stages.first() <= stage && stage <= stages.last())
        .findAny()
        .orElseThrow();
    return train(range, checkpoint, passDone).get(stage - range.first());
  }

  private List<short[]> train(StageRange stages, Path checkpoint, IntConsumer passDone)
      throws IOException {
    String training = "%s, %s, %d positions, CRC-32C %08x of the stage's, patterns %s"
        .formatted(stages, options, samples.positions(), samples.checksum(stages), set);
    Checkpoint known = Checkpoint.readOrNull(checkpoint, training);
    int done = known == null ? 0 : known.passes();
    Learner learner = known == null ? begin(stages) : goOn(stages, known.vectors());
    while (done < options.passes()) {
      learner.pass(done++);
      new Checkpoint(training, done, learner.state()).write(checkpoint);
      passDone.accept(done);
    }
    return learner.weights();
  }

  /** Starts the training of some stages. */
  abstract Learner begin(StageRange stages) throws IOException;

  /**
   * Resumes the training of some stages.
   *
   * @param state the state that {@link Learner#state()} returned
   */
  abstract Learner goOn(StageRange stages, List<double[]> state);
}
