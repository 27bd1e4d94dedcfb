package io.github.yomikiri.search;

/**
 * Told of a search's progress, on the searching thread: {@link #started}, then {@link #iterationFinished} for every depth
 * searched to its end, perhaps with calls of {@link #progressed} between, then {@link #finished}. Never called per node. What it throws ends the search and reaches the caller.
 */
public interface SearchListener {

  /** Listens to nothing. */
  SearchListener NONE = new SearchListener() {};

  /**
   * Called before anything is searched.
   *
   * @param limits what will end the search
   */
  default void started(Limits limits) {}

  /**
   * Called now and then while a depth is searched, by searches that take long over one: an endgame solver calls it whenever it has
   * tested a score.
   *
   * @param soFar what the search would return if it were stopped now
   */
  default void progressed(SearchResult soFar) {}

  /**
   * Called when a depth was searched to its end.
   *
   * @param soFar what the search would return if it ended now
   */
  default void iterationFinished(SearchResult soFar) {}

  /**
   * Called last.
   *
   * @param result what the search returns
   */
  default void finished(SearchResult result) {}
}
