package io.github.yomikiri.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;

/**
 * A one-way switch that ends searches: once raised it stays raised.
 *
 * <p>Pass the signal to a search in its {@link Limits}, and call {@link #raise()} from any thread.
 * The search reads the signal at every node, or at every block of nodes if its kernel counts in
 * blocks. It then returns the best move it knows. One signal may end any number of searches. Safe
 * for use by several threads.
 */
public final class StopSignal {

  /** A signal that nobody can raise. */
  public static final StopSignal NEVER = new StopSignal();

  private static final VarHandle RAISED;

  static {
    try {
      RAISED = MethodHandles.lookup().findVarHandle(StopSignal.class, "raised", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

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
   * Returns the same as {@link #isRaised}, but faster, for a search that asks at every node. The
   * read is opaque: the compiler must repeat it each time but needs no barrier. So it costs as much
   * as a plain read of a field.
   */
  boolean isRaisedAtNode() {
    return (boolean) RAISED.getOpaque(this) || hasSources && isRaised();
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
