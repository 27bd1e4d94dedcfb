package io.github.yomikiri.search.probcut;

import io.github.yomikiri.game.Node;
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
 * <p>The numbers hold for one evaluator and for searches with this evaluator. {@link ProbCutFit}
 * computes them. Implementations are immutable or otherwise safe for use by several threads.
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
   * @param depth the depth still to be searched there, in plies, at least 2
   * @return predictions by searches of less depth than {@code depth}; empty if there is none
   */
  List<Prediction> predictions(N node, int depth);
}
