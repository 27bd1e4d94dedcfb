package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.util.List;

/**
 * Fits the weights of a {@link PatternEvaluator}. The weights of a stage minimize the sum of the
 * squared errors of the stage's positions, plus a penalty on the square of each weight. Each
 * position counts as much as its chunk says.
 *
 * <p>The weights x solve {@code (A'A + ridge I) x = A'y}. A row of A has ones at the configurations
 * of a position, and y holds the scores. The matrix is too large to store, but conjugate gradients
 * (Hestenes and Stiefel 1952) need only its product with a vector. Each product is one pass over
 * the positions on disk. There is no learning rate to choose, and about twenty passes are enough.
 * The memory holds only a few vectors as long as the weights.
 *
 * <p>The penalty keeps the weights of rare configurations small. A configuration that occurs much
 * less often than {@code ridge} times has a weight near 0. There the prediction depends on the
 * smaller patterns that overlap the configuration.
 *
 * <p>The order of additions does not depend on the number of threads, so the weights are the same
 * on every machine. The passes run on the {@linkplain java.util.stream.BaseStream#parallel() common
 * pool}. For one thread at a time.
 */
final class LinearTrainer extends WeightTrainer {

  private final double ridge;

  /**
   * Makes a trainer.
   *
   * @param set the patterns
   * @param samples the positions to learn from
   * @param options the penalty, the passes and the overlap
   */
  LinearTrainer(PatternSet set, SampleFolder samples, TrainingOptions.Linear options) {
    super(
        PatternWeights.LINEAR,
        StageRange.of(1),
        set,
        () -> WeightNumbers.ofPatterns(set),
        samples,
        options);
    ridge = options.ridge();
  }

  @Override
  Learner begin(StageRange stage) throws IOException {
    double[] right =
        samples.sum(stage, (row, score, weight, sum) -> row.addTo(sum, weight * score));
    double[] diagonal = samples.sum(stage, (row, score, weight, sum) -> row.addTo(sum, weight));
    return new Fit(stage, new ConjugateGradients(right, diagonal, ridge));
  }

  @Override
  Learner goOn(StageRange stage, List<double[]> state) {
    return new Fit(stage, ConjugateGradients.of(state));
  }

  /** The equations of a stage, with the solution so far. */
  private final class Fit implements Learner {

    private final StageRange stage;
    private final ConjugateGradients equations;

    Fit(StageRange stage, ConjugateGradients equations) {
      this.stage = stage;
      this.equations = equations;
    }

    @Override
    public void pass(int number) throws IOException {
      double[] direction = equations.direction();
      equations.step(samples.sum(
          stage, (row, score, weight, sum) -> row.addTo(sum, weight * row.times(direction))));
    }

    @Override
    public List<double[]> state() {
      return equations.state();
    }

    @Override
    public List<short[]> weights() {
      double[] solution = equations.solution();
      short[] weights = new short[solution.length];
      for (int i = 0; i < weights.length; i++) {
        long rounded = Math.round(1000 * solution[i]);
        weights[i] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, rounded));
      }
      return List.of(weights);
    }
  }
}
