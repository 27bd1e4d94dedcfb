package io.github.yomikiri.reversi.pattern;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.IntConsumer;

/**
 * Fits the weights of a {@link PatternEvaluator}: the least squares of prediction less score over the positions of a stage, plus a
 * penalty on each weight's square.
 *
 * <p>The weights x solve {@code (A'A + ridge I) x = A'y}, where a row of A has a position's configurations and y its score. The
 * matrix is never formed: conjugate gradients (Hestenes and Stiefel 1952), preconditioned by its diagonal, need only its product
 * with a vector, which is one pass over the positions on disk. There is no learning rate to choose, and some twenty passes are
 * enough. What is in memory are a few vectors as long as the weights.
 *
 * <p>The penalty backs rare configurations off: one that was seen much less often than {@code ridge} times stays near 0, and
 * leaves the prediction to the smaller patterns that overlap it.
 *
 * <p>Sums are taken in an order that does not depend on the number of threads, so the weights are the same on every machine. The
 * passes run on the {@linkplain java.util.stream.BaseStream#parallel() common pool}. For one thread at a time.
 */
public final class LinearTrainer {

  private final LinearOptions options;
  private final SamplePass pass;
  private final int size;

  /**
   * Makes a trainer.
   *
   * @param set the patterns
   * @param samples the positions to learn from
   * @param options how
   */
  public LinearTrainer(PatternSet set, SampleFolder samples, LinearOptions options) {
    this.options = options;
    pass = new SamplePass(set, samples);
    size = pass.weights();
  }

  /**
   * Fits the weights of a stage. After every pass what is known is written to a file; a file that is there already is what an
   * interrupted call left behind, and is gone on with.
   *
   * @param stage in {@code [0, Stage.COUNT)}
   * @param checkpoint the file
   * @param passDone told of the number of passes made
   * @return the weights, as {@link PatternEvaluator} wants them
   * @throws IOException if reading the positions or writing the file fails
   */
  public short[] train(int stage, Path checkpoint, IntConsumer passDone) throws IOException {
    Checkpoint known = Checkpoint.readOrNull(checkpoint, PatternEvaluator.KIND, size);
    ConjugateGradients state = known != null
        ? ConjugateGradients.of(known)
        : new ConjugateGradients(
            sum(stage, (row, score, sum) -> row.addTo(sum, score)),
            sum(stage, (row, score, sum) -> row.addTo(sum, 1)),
            options.ridge());
    while (state.steps() < options.passes()) {
      double[] direction = state.direction();
      state.step(sum(stage, (row, score, sum) -> row.addTo(sum, row.times(direction))));
      state.checkpoint().write(checkpoint);
      passDone.accept(state.steps());
    }
    short[] weights = new short[size];
    for (int i = 0; i < size; i++) {
      long rounded = Math.round(1000 * state.solution(i));
      weights[i] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, rounded));
    }
    return weights;
  }

  private double[] sum(int stage, SamplePass.Addition addition) throws IOException {
    return pass.sum(stage, options.overlap(), addition);
  }
}
