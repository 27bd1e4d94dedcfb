package io.github.yomikiri.search;

import io.github.yomikiri.game.Node;

/**
 * The value of a position to a depth, as far as it lies inside a window: the one primitive that everything else is composed
 * of. A new search algorithm is one implementation of {@link #search}; drivers, limits, the stop signal and results come
 * with it through {@code Searchers.forGame(...).search(...)}.
 *
 * <p>The returned value {@code v} is a bound outside the window: {@code v <= alpha} says that the true value is at most
 * {@code v}, {@code v >= beta} that it is at least {@code v}, and between them it is exact (Fishburn 1983 calls that
 * fail-soft; a value clamped to the window, fail-hard, keeps the promise as well).
 *
 * <p>An implementation calls {@link SearchContext#visit} first thing at every node, and
 * {@link SearchContext#rootScored} for every move it has searched at the root. It must not catch what the context throws.
 * Used by one thread at a time.
 *
 * @param <N> the game's node type
 */
@FunctionalInterface
public interface WindowSearch<N extends Node<N>> {

  /**
   * Searches a position that is not over.
   *
   * @param root the position
   * @param depth in plies, in {@code [1, Limits.MAX_DEPTH]}
   * @param alpha the lower end of the window, at least {@code -Score.INFINITY}
   * @param beta the upper end of the window, more than {@code alpha} and at most {@code Score.INFINITY}
   * @param context counts nodes, ends the search, and collects the principal variation and the root's moves
   * @return the value from the view of the side to move, or a bound of it
   */
  int search(N root, int depth, int alpha, int beta, SearchContext context);

  /**
   * Returns the value of a finished game in the unit of this search, which is its evaluator's. The
   * default is the game's own.
   *
   * @param node a position whose game is over
   * @return the value from the view of the side that would be to move
   */
  default int terminalScore(N node) {
    return node.terminalScore();
  }

  /** Told before the first iteration of every search: what was learned in the last one ages. */
  default void newSearch() {}

  /** Forgets everything learned. */
  default void reset() {}
}
