package io.github.yomikiri.search;

import java.util.function.Consumer;

/**
 * Receives a search's progress, on the searching thread. The calls are {@link #started}, then
 * {@link #iterationFinished} for every depth searched to its end, then {@link #finished}, whatever
 * has ended the search. A Monte-Carlo search has no depths, so its iteration is over whenever its
 * visits have doubled. Searches that take long also call {@link #progressed} in between. A listener
 * is never called per node.
 *
 * <p>An exception from a listener ends the search and reaches the caller, as an exception from the
 * game's code does. A search that ends by an exception has no result, so {@link #finished} is not
 * called.
 */
public interface SearchListener {

  /** A listener that ignores all calls. */
  SearchListener NONE = new SearchListener() {};

  /**
   * Returns a listener that passes on the results of iterations, and nothing else.
   *
   * @param listener called on the searching thread with the result so far, after every iteration
   * @return the listener
   */
  static SearchListener ofIterations(Consumer<SearchResult> listener) {
    return new SearchListener() {
      @Override
      public void iterationFinished(SearchResult soFar) {
        listener.accept(soFar);
      }
    };
  }

  /**
   * Returns a listener that shows the progress of any search as one line of a terminal, which is
   * written again and again:
   *
   * <pre>
   * depth 12  +3  d5 c4 e6 f3  14.2 M nodes  1.42 M/s
   * </pre>
   *
   * <p>A score is followed by {@code +} if it is a lower bound and by {@code -} if it is an upper
   * bound. The line is erased when the search has ended. The listener may be used for any number of
   * searches, one at a time.
   *
   * @param terminal receives the line, without line breaks, such as {@code System.err}; an error of
   *     it ends the search by an {@link java.io.UncheckedIOException}
   * @return a listener
   */
  static SearchListener statusLine(Appendable terminal) {
    return new StatusLine(terminal);
  }

  /**
   * Called before anything is searched.
   *
   * @param limits the limits that will end the search
   */
  default void started(Limits limits) {}

  /**
   * Called now and then during the search of a depth that takes long: ten times a second, or after
   * each score that an endgame solver has tested. A Monte-Carlo search does not call it.
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
