package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.RootSearch;

/**
 * Chooses the depths that iterative deepening searches, and the windows of each depth.
 * {@code RootSearch::iterate} searches every depth, with the whole window at once.
 */
@FunctionalInterface
interface Iteration<N extends Node<N>> {

  /**
   * Searches the root to a depth until its value is exact.
   *
   * @param run the search so far
   * @param depth in plies, more than the last
   * @return whether the depth was searched to its end
   */
  boolean iterate(RootSearch<N> run, int depth);

  /**
   * Returns the depth to search after another.
   *
   * @param depth the last depth, in plies
   * @param deepest the maximum depth of the search, more than {@code depth}
   * @return a depth greater than the last, at most {@code deepest}
   */
  default int next(int depth, int deepest) {
    return depth + 1;
  }
}
