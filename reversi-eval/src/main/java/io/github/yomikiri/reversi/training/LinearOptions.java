package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.pattern.PatternSet;

/**
 * How the weights of a {@link io.github.yomikiri.reversi.pattern.LinearEvaluator} are fitted: by
 * least squares, with a penalty on large weights. Some twenty passes are enough, and there is no
 * rate of learning to choose. The passes run on the
 * {@linkplain java.util.stream.BaseStream#parallel() common pool}; the weights are the same on
 * every machine. Immutable.
 *
 * <pre>{@code
 * LinearOptions.STANDARD.withRidge(100).withPasses(10)
 * }</pre>
 */
public final class LinearOptions implements TrainingOptions {

  /** What the weights that come with the library were made with: ridge 30, 20 passes, overlap 2. */
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
   * @param newRidge the penalty on a weight's square, in {@code (0, 1e9]}. It counts in positions:
   *     a configuration that was seen {@code newRidge} times gets half the weight that it would get
   *     without a penalty
   * @return new options
   * @throws IllegalArgumentException if it is outside its range
   */
  public LinearOptions withRidge(double newRidge) {
    return new LinearOptions(newRidge, passes, overlap);
  }

  /**
   * Returns these options with another number of passes.
   *
   * @param newPasses how often the positions of a stage are gone through, at least 1
   * @return new options
   * @throws IllegalArgumentException if it is less than 1
   */
  public LinearOptions withPasses(int newPasses) {
    return new LinearOptions(ridge, newPasses, overlap);
  }

  /**
   * Returns these options with another overlap of the stages.
   *
   * @param newOverlap how many plies of the neighbouring stages a stage learns from as well, in
   *     {@code [0, 60]}
   * @return new options
   * @throws IllegalArgumentException if it is outside its range
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
