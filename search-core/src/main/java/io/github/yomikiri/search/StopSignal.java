package io.github.yomikiri.search;

/**
 * A one-way switch that ends searches: once raised it stays raised.
 *
 * <p>Give it to a search in its {@link Limits} and call {@link #raise()} from any thread; the search returns within
 * milliseconds with the best move it knows. One signal may end any number of searches. Safe for use by several threads.
 */
public final class StopSignal {

  /** A signal that nobody can raise. */
  public static final StopSignal NEVER = new StopSignal();

  private volatile boolean raised;

  /** Makes a signal that is not raised. */
  public StopSignal() {}

  /**
   * Ends every search that has this signal among its limits, now and later.
   *
   * @throws UnsupportedOperationException on {@link #NEVER}
   */
  public void raise() {
    if (this == NEVER) {
      throw new UnsupportedOperationException(
          "StopSignal.NEVER cannot be raised; make a new StopSignal()");
    }
    raised = true;
  }

  /**
   * Tells whether the signal was raised.
   *
   * @return whether {@link #raise()} was called
   */
  public boolean isRaised() {
    return raised;
  }
}
