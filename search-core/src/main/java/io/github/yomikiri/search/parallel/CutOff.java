package io.github.yomikiri.search.parallel;

/**
 * Ends a thread's work at a node whose value no longer matters. The thread catches this exception
 * at the split point that was cut. It has no stack trace, because creating one takes time.
 */
final class CutOff extends RuntimeException {

  @SuppressWarnings("StaticAssignmentOfThrowable") // It has no stack trace to be wrong.
  static final CutOff INSTANCE = new CutOff();

  private static final long serialVersionUID = 1;

  private CutOff() {
    super("the node was cut", null, false, false);
  }

  private Object readResolve() {
    return INSTANCE;
  }
}
