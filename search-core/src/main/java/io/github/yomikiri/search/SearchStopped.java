package io.github.yomikiri.search;

/**
 * The exception that ends a search when a limit is reached or the stop signal is raised. All
 * searches share one instance without a stack trace, because the exception carries no data. So a
 * stop costs only the unwinding of the search's stack.
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
