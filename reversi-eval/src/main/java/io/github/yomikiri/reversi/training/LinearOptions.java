package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.pattern.PatternSet;

/**
 * Options for training a {@link io.github.yomikiri.reversi.pattern.LinearEvaluator}. The weights
 * are a least squares fit, with a penalty on large weights. About twenty passes are enough, and
 * there is no learning rate to choose. The passes run on the
 * {@linkplain java.util.stream.BaseStream#parallel() common pool}, but the weights are the same on
 * every machine. Immutable.
 *
 * <pre>{@code
 * LinearOptions.STANDARD.withRidge(100).withPasses(10)
 * }</pre>
 */
public final class LinearOptions implements TrainingOptions {

  /** The options of the weights that come with the library: ridge 30, 20 passes, overlap 2. */
  public static final LinearOptions STANDARD = new LinearOptions(30, 20, 2);

  private final double ridge;
  private final int passes;
  private final int overlap;

  private LinearOptions(double ridge, int passes, int overlap) {
    if (!(ridge > 0 && ridge <= 1e9)) {
      throw new IllegalArgumentException("ridge " + ridge + " is not in (0, 1e9]");
    }
    WeightTrainer.check(passes, overlap);
    this.ridge = ridge;
    this.passes = passes;
    this.overlap = overlap;
  }

  /**
   * Returns these options with another penalty on large weights.
   *
   * @param newRidge the penalty on a weight's square, in {@code (0, 1e9]}. The unit is a number of
   *     positions: a configuration that occurs {@code newRidge} times gets half the weight that it
   *     would get without a penalty
   * @return new options
   * @throws IllegalArgumentException if the penalty is outside its range
   */
  public LinearOptions withRidge(double newRidge) {
    return new LinearOptions(newRidge, passes, overlap);
  }

  /**
   * Returns these options with another number of passes.
   *
   * @param newPasses how often the training reads the positions of a stage, at least 1
   * @return new options
   * @throws IllegalArgumentException if the number is less than 1
   */
  public LinearOptions withPasses(int newPasses) {
    return new LinearOptions(ridge, newPasses, overlap);
  }

  /**
   * Returns these options with another overlap of the stages.
   *
   * @param newOverlap the number of plies on either side, in {@code [0, 60]}, whose positions in
   *     the neighboring stages a stage learns from, too
   * @return new options
   * @throws IllegalArgumentException if the number is outside its range
   */
  public LinearOptions withOverlap(int newOverlap) {
    return new LinearOptions(ridge, passes, newOverlap);
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
  public int passes() {
    return passes;
  }

  @Override
  public int overlap() {
    return overlap;
  }

  @Override
  public WeightTrainer trainer(PatternSet set, SampleFolder samples) {
    return new LinearTrainer(set, samples, this);
  }

  /** Returns all options with their values. */
  @Override
  public String toString() {
    return "linear, ridge " + ridge + ", passes " + passes + ", overlap " + overlap;
  }
}
