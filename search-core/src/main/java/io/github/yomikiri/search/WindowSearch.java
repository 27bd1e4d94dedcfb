package io.github.yomikiri.search;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Unit;

/**
 * Finds the value of a position at a depth, or a bound of the value if it lies outside a window.
 * All searchers are built on this one operation. A new search algorithm needs only an
 * implementation of {@link #search}. {@code Searchers.bare(...).search(...)} then adds the driver,
 * the limits, the stop signal and the results.
 *
 * <p>A returned value {@code v} outside the window is a bound. {@code v <= alpha} means that the
 * true value is at most {@code v}, and {@code v >= beta} that the true value is at least {@code v}.
 * Inside the window {@code v} is exact. Fishburn (1983) calls such a search fail-soft. A fail-hard
 * search, which clamps {@code v} to the window, keeps the promise as well.
 *
 * <p>An implementation calls {@link SearchContext#visit} first at every node, and
 * {@link SearchContext#rootScored} for every move it has searched at the root. It must not catch
 * the exception that the context throws. Used by one thread at a time.
 *
 * @param <P> the game's position type
 */
@FunctionalInterface
public interface WindowSearch<P extends Position<P>> {

  /**
   * Searches a position that is not over.
   *
   * @param root the position
   * @param depth in plies, in {@code [1, Limits.MAX_DEPTH]}
   * @param alpha the lower end of the window, at least {@code -Score.INFINITY}
   * @param beta the upper end of the window, more than {@code alpha} and at most
   *     {@code Score.INFINITY}
   * @param context counts nodes, ends the search, and collects the principal variation and the
   *     root's moves
   * @return the value from the view of the side to move, or a bound of it
   */
  int search(P root, int depth, int alpha, int beta, SearchContext context);

  /**
   * Returns the unit of this search's values, which is its evaluator's. It values finished games,
   * and results are shown in its points. The default is the game's own unit.
   *
   * @return the unit
   */
  default Unit<P> unit() {
    return Unit.ofGame();
  }

  /**
   * Called before the first iteration of every search, so that what earlier searches taught can
   * lose weight.
   */
  default void newSearch() {}

  /** Forgets everything learned. */
  default void reset() {}
}
