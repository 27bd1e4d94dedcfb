package io.github.yomikiri.search;

import io.github.yomikiri.game.Node;

/**
 * Chooses a move in a position, within limits.
 *
 * <p>{@code Searchers}, in the package {@code driver}, makes them. A searcher may learn from search to search (tables, orderings); after {@link #reset()} the
 * next search is the same to the node as that of a new searcher. Unless it says otherwise a searcher serves one call at
 * a time: those of this library refuse a second one, from another thread or from a listener, with an
 * {@link IllegalStateException}.
 *
 * @param <N> the game's node type
 */
public interface Searcher<N extends Node<N>> {

  /**
   * Searches a position.
   *
   * @param root the position
   * @param limits what ends the search
   * @param listener told of its progress
   * @return what was found; a legal move is always among it unless the game is over
   * @throws IllegalStateException if the searcher is in use
   */
  SearchResult search(N root, Limits limits, SearchListener listener);

  /**
   * Searches a position without a listener.
   *
   * @param root the position
   * @param limits what ends the search
   * @return what was found
   */
  default SearchResult search(N root, Limits limits) {
    return search(root, limits, SearchListener.NONE);
  }

  /** Forgets everything learned: the next search is reproducible. */
  default void reset() {}
}
