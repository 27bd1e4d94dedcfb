package io.github.yomikiri.search;

import java.util.List;

/**
 * A one-way switch that ends searches: once raised it stays raised.
 *
 * <p>Pass the signal to a search in its {@link Limits}, and call {@link #raise()} from any thread.
 * The search reads the signal at every node, or at every block of nodes if its kernel counts in
 * blocks. It then returns the best move it knows. One signal may end any number of searches. Safe
 * for use by several threads.
 *
 * <p>{@link Thread#interrupt()} and {@code Future.cancel(true)} end no search. A search that ended
 * by an interrupt would look like a finished one to code that does not expect it.
 */
public final class StopSignal {

  /** A signal that nobody can raise. */
  public static final StopSignal NEVER = new StopSignal();

  private final List<StopSignal> sources;
  private final boolean hasSources;
  private volatile boolean raised;

  /** Makes a signal that is not raised. */
  public StopSignal() {
    this(List.of());
  }

  private StopSignal(List<StopSignal> sources) {
    this.sources = sources;
    hasSources = !sources.isEmpty();
  }

  /**
   * Returns a signal that counts as raised as soon as one of two others is raised. Raising the
   * returned signal raises neither of the others.
   */
  static StopSignal anyOf(StopSignal one, StopSignal other) {
    if (one == NEVER || one == other) {
      return other;
    }
    return other == NEVER ? one : new StopSignal(List.of(one, other));
  }

  /**
   * Returns the same as {@link #isRaised}, but faster, for a search that asks at every node. On x86
   * the volatile read is one instruction, like a plain read of a field.
   */
  boolean isRaisedAtNode() {
    return raised || hasSources && isRaised();
  }

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
   * Returns whether the signal was raised.
   *
   * @return whether {@link #raise()} was called
   */
  public boolean isRaised() {
    if (raised) {
      return true;
    }
    for (StopSignal source : sources) {
      if (source.isRaised()) {
        return true;
      }
    }
    return false;
  }
}
