package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Learns the weights of a {@link PatternEvaluator} from positions whose scores are known. For each
 * stage of the game, the trainer makes several passes over the positions of the stage.
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
     * @param stage one of {@link PatternWeights#STAGES}
     * @param passes how many passes of the stage have been made
     */
    void passDone(int stage, int passes);
  }

  /** Learns the weights of one stage. */
  interface Learner {

    /** Makes a pass over the positions. Passes are numbered from 0. */
    void pass(int number) throws IOException;

    /** Returns the state, from which the training resumes. */
    List<double[]> state();

    /** Returns the weights, in the layout of the evaluator. */
    short[] weights();
  }

  final PatternSet set;
  final SamplePass samples;
  private final String kind;
  private final TrainingOptions options;

  WeightTrainer(String kind, PatternSet set, SampleFolder samples, TrainingOptions options) {
    this.kind = kind;
    this.set = set;
    this.samples = new SamplePass(set, samples, options.overlap());
    this.options = options;
  }

  /** Checks the numbers that all {@link TrainingOptions} have. */
  static void check(int passes, int overlap) {
    if (passes < 1) {
      throw new IllegalArgumentException(passes + " passes are less than 1");
    }
    if (overlap < 0 || overlap > 60) {
      throw new IllegalArgumentException("overlap " + overlap + " is outside [0, 60]");
    }
  }

  /**
   * Learns the weights of all stages.
   *
   * @param folder the folder of the checkpoints, one file for each stage; it is created if it does
   *     not exist. If it has checkpoints of an interrupted call, the training resumes from them
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
    for (int stage = 0; stage < STAGES.count(); stage++) {
      int number = stage;
      Path checkpoint = folder.resolve("stage-%02d".formatted(stage));
      stages.add(train(stage, checkpoint, done -> listener.passDone(number, done)));
    }
    return new PatternWeights(kind, set, origin, stages);
  }

  /**
   * Learns the weights of a stage.
   *
   * @param stage one of {@link PatternWeights#STAGES}
   * @param checkpoint the file that is written after every pass. If it exists, the training resumes
   *     from it. Then it must come from a call with the same options and positions
   * @param passDone called after every pass with the number of passes done
   * @return the weights, in the layout of the evaluator
   * @throws IOException if reading the positions or writing the file fails, or the file belongs to
   *     another training
   */
  public final short[] train(int stage, Path checkpoint, IntConsumer passDone) throws IOException {
    String training = "stage %d, %s, %d positions, CRC-32C %08x of the stage's, patterns %s"
        .formatted(stage, options, samples.positions(), samples.checksum(stage), set);
    Checkpoint known = Checkpoint.readOrNull(checkpoint, training);
    int done = known == null ? 0 : known.passes();
    Learner learner = known == null ? begin(stage) : goOn(stage, known.vectors());
    while (done < options.passes()) {
      learner.pass(done++);
      new Checkpoint(training, done, learner.state()).write(checkpoint);
      passDone.accept(done);
    }
    return learner.weights();
  }

  /** Starts the training of a stage. */
  abstract Learner begin(int stage) throws IOException;

  /**
   * Resumes the training of a stage.
   *
   * @param state the state that {@link Learner#state()} returned
   */
  abstract Learner goOn(int stage, List<double[]> state);
}
