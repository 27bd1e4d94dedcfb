package io.github.yomikiri.search.probcut;

import io.github.yomikiri.game.Node;
import java.util.List;

/**
 * Says which shallow searches predict the value of a deep one: what a search needs to leave nodes that very likely do not
 * matter.
 *
 * <p>The value {@code v} of a position at a great depth and its value {@code v'} at a small one are near each other where the
 * evaluator is any good: {@code v = slope * v' + offset + error}, and the error is much like a normal distribution. So a cheap
 * search tells whether the dear one would leave the window, with a probability that can be computed. That is ProbCut (Buro
 * 1995). Several such searches per node, and numbers that depend on the game's stage and on the depth, are Multi-ProbCut (Buro
 * 1997). {@link Selectivity} is the probability that is asked for.
 *
 * <p>The numbers belong to an evaluator, and to a search with it. {@link ProbCutFit} finds them. Implementations are immutable
 * or otherwise safe for use by several threads.
 *
 * @param <N> the game's node type
 */
@FunctionalInterface
public interface ProbCut<N extends Node<N>> {

  /**
   * Returns the predictions that a search tries at a node, in this order, before it searches the node's moves. Called at every
   * node that is searched with a null window: it should make no objects.
   *
   * @param node a node whose game is not over
   * @param depth the depth still to be searched there, in plies, at least 2
   * @return predictions by searches of less depth than that; empty where there is none
   */
  List<Prediction> predictions(N node, int depth);
}
