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
 * Learns the weights of a {@link PatternEvaluator} from positions whose worth is known: for each
 * stage of the game it goes through the positions of that stage a number of times.
 *
 * <p>After every pass all that is known is written to a file, whole or not at all. So a training
 * that was ended at any moment, even with its process, is gone on with by the same call, loses one
 * pass at most, and comes to the same weights.
 *
 * <p>For one thread at a time.
 */
public abstract sealed class WeightTrainer permits LinearTrainer, NetworkTrainer {

  /** Is told how far a training is. */
  @FunctionalInterface
  public interface Listener {

    /**
     * Called after each pass. What it throws ends the training, which can be gone on with.
     *
     * @param stage one of {@link PatternWeights#STAGES}
     * @param passes how many passes of the stage have been made
     */
    void passDone(int stage, int passes);
  }

  /** What is known of a stage. */
  interface Learner {

    /** Goes through the positions once more; passes are numbered from 0. */
    void pass(int number) throws IOException;

    /** Returns all that is known. */
    List<double[]> state();

    /** Returns the weights, as the evaluator wants them. */
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

  /** Checks what all {@link TrainingOptions} have. */
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
   * @param folder takes a file for each stage, those of an interrupted call among them; it is made
   *     if it is not there
   * @param origin what is written into the weights for people, see {@link PatternWeights#origin()}
   * @param listener told of every pass
   * @return the weights
   * @throws IOException if reading the positions or writing a file fails, or a file is of another
   *     training
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
   * @param checkpoint the file that is written after every pass; one that is there already is what
   *     an interrupted call with the same options and positions left behind, and is gone on with
   * @param passDone told of the number of passes made
   * @return the weights, as the evaluator wants them
   * @throws IOException if reading the positions or writing the file fails, or the file is of
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

  /** Begins with a stage. */
  abstract Learner begin(int stage) throws IOException;

  /**
   * Goes on with a stage.
   *
   * @param state what {@link Learner#state()} returned
   */
  abstract Learner goOn(int stage, List<double[]> state);
}
