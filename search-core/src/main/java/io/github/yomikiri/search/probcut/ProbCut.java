package io.github.yomikiri.search.probcut;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import java.util.List;

/**
 * A model of how shallow searches predict the value of a deep search. A search uses it to leave
 * nodes that very likely do not matter.
 *
 * <p>If the evaluator is any good, the value {@code v} of a position at a great depth is near its
 * value {@code v'} at a small depth. The model is {@code v = slope * v' + offset + error}, and the
 * error is nearly normally distributed. So a cheap search shows whether the expensive search would
 * leave the window, with a probability that can be computed. That is ProbCut (Buro 1995).
 * Multi-ProbCut (Buro 1997) tries several such searches per node, with numbers that depend on the
 * game's stage and on the depth. {@link Selectivity} is the probability that a search requires.
 *
 * <p>The numbers hold for one evaluator and for searches with this evaluator. {@code ProbCutFit} of
 * the module {@code search-learn} computes them. Implementations are immutable or otherwise safe
 * for use by several threads.
 *
 * @param <N> the game's node type
 */
@FunctionalInterface
public interface ProbCut<N extends Node<N>> {

  /**
   * Returns the predictions that a search tries at a node, in this order, before it searches the
   * node's moves. Called at every node that is searched with a null window, so the method should
   * make no objects.
   *
   * @param node a node whose game is not over
   * @param depth the remaining depth there, in plies, at least 1. At depth 1 only predictions of
   *     depth 0 are used
   * @return predictions by searches of less depth than {@code depth}; empty if there is none
   */
  List<Prediction> predictions(N node, int depth);

  /**
   * A shallow search that predicts the value of a deep search: {@code deep = slope * shallow +
   * offset}, with an error of a given standard deviation.
   *
   * @param depth the depth of the shallow search, in plies, at least 0; 0 is the evaluator alone
   * @param slope the factor of the shallow value, positive
   * @param offset the number added to the product, in the evaluator's unit
   * @param deviation the standard deviation of the prediction's error, in the evaluator's unit, at
   *     least 0; infinite for a prediction without information
   */
  record Prediction(int depth, double slope, double offset, double deviation) {

    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException if one is outside its range
     */
    public Prediction {
      Ranges.notNegative("depth", depth);
      if (!(slope > 0 && slope < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException("slope " + slope + " is not a positive number");
      }
      if (!(Math.abs(offset) < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException("offset " + offset + " is not a finite number");
      }
      if (!(deviation >= 0)) {
        throw new IllegalArgumentException("deviation " + deviation + " is not 0 or more");
      }
    }

    /**
     * Returns the least shallow value for which the deep value very likely reaches a bound.
     *
     * @param beta the bound, the upper end of a window
     * @param margin how many standard deviations make "very likely"
     * @return the value; {@code Score.INFINITY} if no shallow value is enough
     */
    public int minFor(int beta, double margin) {
      double least = Math.ceil((beta + margin * deviation - offset) / slope);
      return (int) Math.max(-INFINITY, Math.min(INFINITY, least));
    }

    /**
     * Returns the maximum shallow value for which the deep value very likely stays at or below a
     * bound.
     *
     * @param alpha the bound, the lower end of a window
     * @param margin how many standard deviations make "very likely"
     * @return the value; {@code -Score.INFINITY} if no shallow value is small enough
     */
    public int maxFor(int alpha, double margin) {
      double max = Math.floor((alpha - margin * deviation - offset) / slope);
      return (int) Math.max(-INFINITY, Math.min(INFINITY, max));
    }
  }
}
