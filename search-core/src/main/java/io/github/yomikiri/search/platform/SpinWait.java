package io.github.yomikiri.search.platform;

/**
 * The hint to the processor that a thread waits in a loop, by {@code Thread.onSpinWait}. Where this
 * method is missing, the loop runs without the hint.
 */
public final class SpinWait {

  private static final boolean HAS_HINT = hasHint();

  private SpinWait() {}

  private static boolean hasHint() {
    try {
      Thread.onSpinWait();
      return true;
    } catch (LinkageError e) {
      return false;
    }
  }

  /** Waits for a moment, at most some hundred cycles. */
  public static void pause() {
    if (HAS_HINT) {
      Thread.onSpinWait();
    }
  }
}
