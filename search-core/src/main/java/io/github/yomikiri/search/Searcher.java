package io.github.yomikiri.search;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;

/**
 * Chooses a move in a position, within limits.
 *
 * <p>A searcher promises a true value, and a move that reaches the value. Where all wins count
 * alike, this need not be the shortest win, and in a lost position any move will do. A
 * {@code Player} takes a win in one move, and prevents one of the other side.
 * {@code shortestWins()} prefers shorter wins at any distance.
 *
 * <p>{@code Searchers} in the package {@code driver} makes searchers. A searcher may learn from
 * search to search, in tables and orderings. After {@link #reset()} the next search visits the same
 * nodes as the first search of a new searcher. Unless its documentation says otherwise, a searcher
 * serves one call at a time. The searchers of this library reject a second call, from another
 * thread or from a listener, with an {@link IllegalStateException}.
 *
 * @param <P> the game's position type
 */
public interface Searcher<P extends Position<P>> {

  /**
   * Searches a position.
   *
   * @param root the position
   * @param limits the limits that end the search
   * @param listener receives the search's progress
   * @return the result, which has a legal move unless the game is over
   * @throws IllegalArgumentException if a {@linkplain Limits#withRootMoves root move} is not legal
   * @throws IllegalStateException if the searcher is in use
   */
  SearchResult search(P root, Limits limits, SearchListener listener);

  /**
   * Searches the position of a game that was played so far. A search with draws by repetition then
   * knows which positions have occurred. The default searches the position alone.
   *
   * @param game the game, with all moves of both sides
   * @param limits the limits that end the search
   * @param listener receives the search's progress
   * @return the result, which has a legal move unless the game is over
   * @throws IllegalArgumentException if a {@linkplain Limits#withRootMoves root move} is not legal
   * @throws IllegalStateException if the searcher is in use
   */
  default SearchResult search(Game<P> game, Limits limits, SearchListener listener) {
    return search(game.position(), limits, listener);
  }

  /**
   * Searches the position of a game without a listener.
   *
   * @param game the game, with all moves of both sides
   * @param limits the limits that end the search
   * @return the result
   */
  default SearchResult search(Game<P> game, Limits limits) {
    return search(game, limits, SearchListener.NONE);
  }

  /**
   * Searches a position without a listener.
   *
   * @param root the position
   * @param limits the limits that end the search
   * @return the result
   */
  default SearchResult search(P root, Limits limits) {
    return search(root, limits, SearchListener.NONE);
  }

  /** Forgets everything learned, so that the next search is reproducible. */
  default void reset() {}
}
