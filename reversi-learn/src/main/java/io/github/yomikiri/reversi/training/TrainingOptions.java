package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.learn.fit.Learner;
import io.github.yomikiri.learn.fit.LearnerFactory;
import io.github.yomikiri.learn.fit.LeastSquares;
import io.github.yomikiri.learn.fit.StageRange;
import io.github.yomikiri.learn.fit.StageTraining;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Options of a training, which learns the weights of a
 * {@link io.github.yomikiri.reversi.pattern.PatternEvaluator} from positions whose scores are
 * known. Each kind of evaluator has its own options. Immutable.
 */
public abstract sealed class TrainingOptions {

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

    /**
     * Called after each pass, before {@link #passDone} and before the pass is safe from an
     * interruption. After an interruption the call is repeated, with equal weights. So a listener
     * that stores measurements of the weights misses no pass.
     *
     * @param firstStage the first of the stages that are trained together
     * @param lastStage the last of them
     * @param passes how many passes of the stages have been made
     * @param weights returns the weights so far, which have a meaning in these stages only
     */
    default void learned(
        int firstStage, int lastStage, int passes, Supplier<PatternWeights> weights) {}
  }

  private final String kind;
  private final int passes;
  private final int overlap;

  private TrainingOptions(String kind, int passes, int overlap) {
    Ranges.atLeast("number of passes", passes, 1);
    Ranges.between("overlap", overlap, 0, 60);
    this.kind = kind;
    this.passes = passes;
    this.overlap = overlap;
  }

  /**
   * Returns the kind of weights.
   *
   * @return {@link PatternWeights#LINEAR}, {@link PatternWeights#FOX} or
   *     {@link PatternWeights#EMBEDDING}
   */
  public final String kind() {
    return kind;
  }

  /**
   * Returns how often the training reads the positions of a stage.
   *
   * @return the number of passes, at least 1
   */
  public final int passes() {
    return passes;
  }

  /**
   * Returns the number of plies in the neighboring stages whose positions a stage learns from, too.
   *
   * @return the number of plies on either side, in {@code [0, 60]}
   */
  public final int overlap() {
    return overlap;
  }

  /**
   * Learns the weights of all stages with these options. For each stage of the game, the training
   * makes several passes over the positions of the stage. Stages that share weights learn together.
   *
   * <p>After every pass the training writes a checkpoint, a file that is never incomplete. The same
   * call resumes an interrupted training, even one whose process was killed. A resumed training
   * repeats at most one pass, and ends with the same weights.
   *
   * @param set the patterns
   * @param samples the positions to learn from
   * @param folder the folder of the checkpoints; it is created if it does not exist. If it has
   *     checkpoints of an interrupted call, the training resumes from them
   * @param origin what made the weights, for people, see {@link PatternWeights#origin()}
   * @param listener called after every pass
   * @return the weights
   * @throws IOException if reading the positions or writing a file fails, or a file is damaged or
   *     belongs to another training
   */
  public final PatternWeights train(
      PatternSet set, TrainingSamples samples, Path folder, String origin, Listener listener)
      throws IOException {
    return new PatternWeights(
        kind,
        set,
        origin,
        training(set, samples)
            .train(
                ranges(),
                folder,
                (stages, learner, done) -> listener.learned(
                    stages.first(), stages.last(), done, () -> soFar(set, origin, stages, learner)),
                (stages, done) -> listener.passDone(stages.last(), done)));
  }

  /** Returns weights whose other ranges of stages repeat what this range has learned. */
  private PatternWeights soFar(PatternSet set, String origin, StageRange stages, Learner learner) {
    List<short[]> learned = learner.weights();
    return new PatternWeights(
        kind,
        set,
        origin,
        IntStream.range(0, STAGES.count())
            .mapToObj(stage -> learned.get(Math.floorMod(stage - stages.first(), stages.count())))
            .toList());
  }

  /** Returns all stages, divided into those that learn together. */
  final List<StageRange> ranges() {
    int together = kind.equals(PatternWeights.EMBEDDING) ? EmbeddingLayout.SHARING : 1;
    return StageRange.of(STAGES.count(), together);
  }

  /** Returns the training of any stages. */
  final StageTraining training(PatternSet set, TrainingSamples samples) {
    return new StageTraining(
        learners(set),
        stages -> samples
            .folder()
            .between(
                STAGES.minEmpties(stages.last()) - overlap,
                STAGES.maxEmpties(stages.first()) + overlap),
        passes,
        toString(),
        "patterns " + set);
  }

  /** Makes what learns the weights. */
  abstract LearnerFactory learners(PatternSet set);

  /**
   * Options for training the linear form of a
   * {@link io.github.yomikiri.reversi.pattern.PatternEvaluator}. The weights are a least squares
   * fit, with a penalty on large weights. About twenty passes are enough, and there is no learning
   * rate to choose. The passes run on the {@linkplain java.util.stream.BaseStream#parallel() common
   * pool}, but the weights are the same on every machine. Immutable.
   *
   * <pre>{@code
   * TrainingOptions.Linear.STANDARD.withRidge(100).withPasses(10)
   * }</pre>
   */
  public static final class Linear extends TrainingOptions {

    /** Options that are good for the final scores of games: ridge 30, 20 passes, overlap 2. */
    public static final Linear STANDARD = new Linear(30, 20, 2);

    /** The units of a weight in a disc, as in {@link PatternWeights#LINEAR} weights. */
    private static final int SCALE = 1000;

    private final double ridge;

    private Linear(double ridge, int passes, int overlap) {
      super(PatternWeights.LINEAR, passes, overlap);
      if (!(ridge > 0 && ridge <= 1e9)) {
        throw new IllegalArgumentException("ridge " + ridge + " is not in (0, 1e9]");
      }
      this.ridge = ridge;
    }

    /**
     * Returns these options with another penalty on large weights.
     *
     * @param newRidge the penalty on a weight's square, in {@code (0, 1e9]}. The unit is a number
     *     of positions: a configuration that occurs {@code newRidge} times gets half the weight
     *     that it would get without a penalty
     * @return new options
     * @throws IllegalArgumentException if the penalty is outside its range
     */
    public Linear withRidge(double newRidge) {
      return new Linear(newRidge, passes(), overlap());
    }

    /**
     * Returns these options with another number of passes.
     *
     * @param newPasses how often the training reads the positions of a stage, at least 1
     * @return new options
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Linear withPasses(int newPasses) {
      return new Linear(ridge, newPasses, overlap());
    }

    /**
     * Returns these options with another overlap of the stages.
     *
     * @param newOverlap the number of plies on either side, in {@code [0, 60]}, whose positions in
     *     the neighboring stages a stage learns from, too
     * @return new options
     * @throws IllegalArgumentException if the number is outside its range
     */
    public Linear withOverlap(int newOverlap) {
      return new Linear(ridge, passes(), newOverlap);
    }

    /**
     * Returns the penalty on a weight's square.
     *
     * @return the penalty, in positions
     */
    public double ridge() {
      return ridge;
    }

    @Override
    LearnerFactory learners(PatternSet set) {
      return new LeastSquares(PatternNumbers.of(set).rows(), ridge, SCALE);
    }

    /** Returns all options with their values. */
    @Override
    public String toString() {
      return "linear, ridge " + ridge + ", passes " + passes() + ", overlap " + overlap();
    }
  }

  /**
   * Options for training a network form of a
   * {@link io.github.yomikiri.reversi.pattern.PatternEvaluator}: vsOtha's fox, or a network on
   * embeddings. Training is back-propagation, one position after the other in a random order. A
   * pass uses one thread. The weights are the same on every machine. Immutable.
   *
   * <pre>{@code
   * TrainingOptions.Network.FOX.withRate(0.001).withPasses(5)
   * }</pre>
   */
  public static final class Network extends TrainingOptions {

    /**
     * The options of the fox with the smallest errors on games of people: rate 0.0003, 20 passes,
     * rare 20, overlap 4, seed 1. See the guide's page about training.
     */
    public static final Network FOX = new Network(PatternWeights.FOX, 0.0003, 20, 20, 4, 1);

    /**
     * The options of a network on embeddings: rate 0.004, 20 passes, rare 5, seed 1. The stages of
     * a phase learn together, and phases do not overlap. See the guide's page about training.
     */
    public static final Network EMBEDDING =
        new Network(PatternWeights.EMBEDDING, 0.004, 20, 5, 0, 1);

    private final double rate;
    private final int rare;
    private final long seed;

    private Network(String kind, double rate, int passes, int rare, int overlap, long seed) {
      super(kind, passes, overlap);
      if (!(rate > 0 && rate <= 1)) {
        throw new IllegalArgumentException("rate " + rate + " is not in (0, 1]");
      }
      Ranges.atLeast("rare", rare, 1);
      this.rate = rate;
      this.rare = rare;
      this.seed = seed;
    }

    /**
     * Returns these options with another learning rate.
     *
     * @param newRate the size of the steps in the first pass, in {@code (0, 1]}. A step goes down
     *     the gradient of half the squared error of a position. The rate falls linearly to 0 at the
     *     end of the last pass
     * @return new options
     * @throws IllegalArgumentException if the rate is outside its range
     */
    public Network withRate(double newRate) {
      return new Network(kind(), newRate, passes(), rare, overlap(), seed);
    }

    /**
     * Returns these options with another number of passes.
     *
     * @param newPasses how often the training reads the positions of a stage, at least 1
     * @return new options
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Network withPasses(int newPasses) {
      return new Network(kind(), rate, newPasses, rare, overlap(), seed);
    }

    /**
     * Returns these options with another limit of rare configurations.
     *
     * @param newRare configurations that occur less often than this get no weights; at least 1
     * @return new options
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Network withRare(int newRare) {
      return new Network(kind(), rate, passes(), newRare, overlap(), seed);
    }

    /**
     * Returns these options with another overlap of the stages.
     *
     * @param newOverlap the number of plies on either side, in {@code [0, 60]}, whose positions in
     *     the neighboring stages a stage learns from, too
     * @return new options
     * @throws IllegalArgumentException if the number is outside its range
     */
    public Network withOverlap(int newOverlap) {
      return new Network(kind(), rate, passes(), rare, newOverlap, seed);
    }

    /**
     * Returns these options with another seed.
     *
     * @param newSeed the seed of the first weights and of the order of the positions
     * @return new options
     */
    public Network withSeed(long newSeed) {
      return new Network(kind(), rate, passes(), rare, overlap(), newSeed);
    }

    /**
     * Returns the learning rate of the first pass.
     *
     * @return the rate, in {@code (0, 1]}
     */
    public double rate() {
      return rate;
    }

    /**
     * Returns how often a configuration must occur to get weights.
     *
     * @return the number of times, at least 1
     */
    public int rare() {
      return rare;
    }

    /**
     * Returns the seed of the first weights and of the order of the positions.
     *
     * @return the seed
     */
    public long seed() {
      return seed;
    }

    @Override
    LearnerFactory learners(PatternSet set) {
      return new NetworkTrainer(kind(), set, rate, passes(), rare, seed);
    }

    /** Returns all options with their values. */
    @Override
    public String toString() {
      return kind() + ", rate " + rate + ", passes " + passes() + ", rare " + rare + ", overlap "
          + overlap() + ", seed " + seed;
    }
  }
}
