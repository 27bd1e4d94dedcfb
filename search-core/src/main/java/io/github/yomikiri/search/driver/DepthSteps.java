package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Limits;

/**
 * Deepens by several plies at a time. Only the first step, from depth 1, may be smaller: it takes
 * the remainder, so that the last step ends at the maximum depth. The depths after it differ by
 * multiples of the step. If a step has two plies, these depths are all even or all odd.
 *
 * @param plies the plies of a step, in {@code [1, Limits.MAX_DEPTH]}
 */
record DepthSteps(int plies) {

  /** Each depth follows the one before it. */
  static final DepthSteps SINGLE = new DepthSteps(1);

  DepthSteps {
    Ranges.between("step of", plies, " plies", 1, Limits.MAX_DEPTH);
  }

  /**
   * Returns the depth to search after another.
   *
   * @param depth the last depth, in plies
   * @param deepest the maximum depth of the search, more than {@code depth}
   * @return a depth greater than the last, at most {@code deepest}
   */
  int next(int depth, int deepest) {
    int rest = (deepest - depth) % plies;
    return depth + (rest == 0 ? plies : rest);
  }
}
