package io.github.yomikiri.learn.fit;

import static io.github.yomikiri.learn.fit.StageSamples.addTo;

import java.io.IOException;
import java.util.List;

/**
 * Fits an evaluator whose value is the sum of the weights that a position selects. The weights
 * minimize the sum of the squared errors of the samples, plus a penalty on the square of each
 * weight. Each sample counts as much as its chunk says.
 *
 * <p>The weights x solve {@code (A'A + ridge I) x = A'y}. A row of A has ones at the numbers of a
 * sample, and y holds the labels. The matrix is too large to store, but conjugate gradients
 * (Hestenes and Stiefel 1952) need only its product with a vector. Each product is one pass over
 * the samples on disk. There is no learning rate to choose, and about twenty passes are enough. The
 * memory holds only a few vectors as long as the weights.
 *
 * <p>The penalty keeps rare weights small. A weight that is selected much less often than
 * {@code ridge} times stays near 0. There the prediction depends on the other weights of the
 * position.
 *
 * <p>The order of additions does not depend on the number of threads, so the weights are the same
 * on every machine. The passes run on the {@linkplain java.util.stream.BaseStream#parallel() common
 * pool}. No two stages learn together.
 *
 * @param rows the weights that a sample selects
 * @param ridge the penalty, more than 0
 * @param scale the number of units of a weight in a unit of the label
 */
public record LeastSquares(Rows rows, double ridge, int scale) implements LearnerFactory {

  @Override
  public Learner begin(StageRange stages, StageSamples samples) throws IOException {
    int count = rows.count();
    double[] right =
        samples.sum(rows, count, (row, label, weight, sum) -> addTo(sum, row, weight * label));
    double[] diagonal =
        samples.sum(rows, count, (row, label, weight, sum) -> addTo(sum, row, weight));
    return new Fit(samples, new ConjugateGradients(right, diagonal, ridge));
  }

  @Override
  public Learner resume(StageRange stages, StageSamples samples, List<double[]> state) {
    return new Fit(samples, ConjugateGradients.of(state));
  }

  /** The equations of the samples, with the solution so far. */
  private final class Fit implements Learner {

    private final StageSamples samples;
    private final ConjugateGradients equations;

    Fit(StageSamples samples, ConjugateGradients equations) {
      this.samples = samples;
      this.equations = equations;
    }

    @Override
    public void pass(int number) throws IOException {
      double[] direction = equations.direction();
      equations.step(samples.sum(
          rows,
          rows.count(),
          (row, label, weight, sum) -> addTo(sum, row, weight * times(row, direction))));
    }

    @Override
    public List<double[]> state() {
      return equations.state();
    }

    @Override
    public List<short[]> weights() {
      return List.of(rounded(equations.solution(), scale));
    }
  }

  /** Returns weights in units, within the range of a short. */
  static short[] rounded(double[] solution, int scale) {
    short[] weights = new short[solution.length];
    for (int i = 0; i < weights.length; i++) {
      long rounded = Math.round(scale * solution[i]);
      weights[i] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, rounded));
    }
    return weights;
  }

  /** Returns the product of a row and a vector. */
  static double times(int[] row, double[] vector) {
    double sum = 0;
    for (int number : row) {
      sum += vector[number];
    }
    return sum;
  }
}
