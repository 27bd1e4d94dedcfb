package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.RootSearch;

/**
 * Chooses the windows with which each depth is searched. {@code RootSearch::iterate} searches with
 * the whole window at once.
 */
@FunctionalInterface
interface Iteration<P extends Position<P>> {

  /**
   * Searches the root to a depth until its value is exact.
   *
   * @param run the search so far
   * @param depth in plies, more than the last
   * @return whether the depth was searched to its end
   */
  boolean iterate(RootSearch<P> run, int depth);
}
