package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;

/**
 * Deepens by several plies at a time. Only the first step, from depth 1, may be smaller: it takes
 * the remainder, so that the last step ends at the maximum depth. The depths after it differ by
 * multiples of the step. If a step has two plies, these depths are all even or all odd.
 *
 * @param windows the windows of each depth
 * @param plies the plies of a step, at least 1
 */
record DepthSteps<N extends Node<N>>(Iteration<N> windows, int plies) implements Iteration<N> {

  /**
   * Checks a number of plies.
   *
   * @throws IllegalArgumentException if it is outside {@code [1, Limits.MAX_DEPTH]}
   */
  static int check(int plies) {
    if (plies < 1 || plies > Limits.MAX_DEPTH) {
      throw new IllegalArgumentException(
          "step of " + plies + " plies is outside [1, " + Limits.MAX_DEPTH + "]");
    }
    return plies;
  }

  @Override
  public boolean iterate(RootSearch<N> run, int depth) {
    return windows.iterate(run, depth);
  }

  @Override
  public int next(int depth, int deepest) {
    int rest = (deepest - depth) % plies;
    return depth + (rest == 0 ? plies : rest);
  }
}
