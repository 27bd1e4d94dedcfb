package io.github.yomikiri.search;

/**
 * Unwinds a search that a limit or the stop signal has ended. One instance without a stack trace serves all searches: there
 * is nothing in it to tell them apart, and a stop costs no more than the frames it leaves.
 */
final class SearchStopped extends RuntimeException {

  @SuppressWarnings("StaticAssignmentOfThrowable") // It has no stack trace to be wrong.
  static final SearchStopped INSTANCE = new SearchStopped();

  private static final long serialVersionUID = 1;

  private SearchStopped() {
    super("the search was stopped", null, false, false);
  }

  private Object readResolve() {
    return INSTANCE;
  }
}
