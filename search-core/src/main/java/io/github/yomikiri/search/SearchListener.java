package io.github.yomikiri.search;

/**
 * Receives a search's progress, on the searching thread. The calls are {@link #started}, then
 * {@link #iterationFinished} for every depth searched to its end, then {@link #finished}. A
 * Monte-Carlo search has no depths, so its iteration is over whenever its visits have doubled.
 * Searches that take long also call {@link #progressed} in between. A listener is never called per
 * node. An exception from a listener ends the search and reaches the caller.
 */
public interface SearchListener {

  /** A listener that ignores all calls. */
  SearchListener NONE = new SearchListener() {};

  /**
   * Called before anything is searched.
   *
   * @param limits the limits that will end the search
   */
  default void started(Limits limits) {}

  /**
   * Called now and then during the search of a depth that takes long: ten times a second, or after
   * each score that an endgame solver has tested.
   *
   * @param soFar what the search would return if it were stopped now
   */
  default void progressed(SearchResult soFar) {}

  /**
   * Called after an iteration, in most searches after a depth was searched to its end.
   *
   * @param soFar what the search would return if it ended now
   */
  default void iterationFinished(SearchResult soFar) {}

  /**
   * Called after the search has ended.
   *
   * @param result what the search returns
   */
  default void finished(SearchResult result) {}
}
