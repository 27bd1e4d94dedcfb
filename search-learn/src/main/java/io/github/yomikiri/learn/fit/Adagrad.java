package io.github.yomikiri.learn.fit;

import static io.github.yomikiri.learn.fit.LeastSquares.times;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.internal.PortableRandom;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * Fits an evaluator whose sum of weights becomes a value by a rising function. After each sample,
 * the weights that it selects take a step against the error of the value. With the hyperbolic
 * tangent the steps go down the gradient of the logistic loss.
 *
 * <p>The step of a weight is divided by the root of the sum of its squared errors (Adagrad: Duchi,
 * Hazan and Singer 2011). So a weight that is selected often takes small steps, and a rare weight
 * takes large ones. The sum begins with 1, so no step is too long.
 *
 * <p>There is no penalty on large weights: the rate and the number of passes say how closely the
 * weights follow the samples.
 *
 * <p>The order of the samples is random, but depends on nothing else. A pass uses one thread, and
 * has the samples of one chunk in memory.
 *
 * @param rows the weights that a sample selects
 * @param value the value of a sum of weights
 * @param rate how much the sum changes by a sample that is the first to select its weights, in
 *     units of its error; more than 0
 * @param scale the number of units of a weight in a unit of the sum
 */
public record Adagrad(Rows rows, DoubleUnaryOperator value, double rate, int scale)
    implements LearnerFactory {

  @Override
  public Learner begin(StageRange stages, StageSamples samples) {
    double[] squares = new double[rows.count()];
    Arrays.fill(squares, 1);
    return new Fit(stages, samples, new double[rows.count()], squares);
  }

  @Override
  public Learner resume(StageRange stages, StageSamples samples, List<double[]> state) {
    return new Fit(stages, samples, state.get(0), state.get(1));
  }

  /** The weights so far. */
  private final class Fit implements Learner {

    private final StageRange stages;
    private final StageSamples samples;
    private final double[] weights;
    private final double[] squares;

    Fit(StageRange stages, StageSamples samples, double[] weights, double[] squares) {
      this.stages = stages;
      this.samples = samples;
      this.weights = weights;
      this.squares = squares;
    }

    @Override
    public void pass(int number) throws IOException {
      PortableRandom random = new PortableRandom(Hash64.of(stages.first(), number));
      int[] row = new int[rows.length()];
      double share = rate / row.length;
      samples.readShuffled(random::shuffle, (sample, weight) -> {
        rows.unpack().accept(sample.position(), row);
        double sum = times(row, weights);
        double error = weight * (sample.label() - value.applyAsDouble(sum));
        for (int i : row) {
          squares[i] += error * error;
          weights[i] += share * error / Math.sqrt(squares[i]);
        }
      });
    }

    @Override
    public List<double[]> state() {
      return List.of(weights, squares);
    }

    @Override
    public List<short[]> weights() {
      return List.of(LeastSquares.rounded(weights, scale));
    }
  }
}
