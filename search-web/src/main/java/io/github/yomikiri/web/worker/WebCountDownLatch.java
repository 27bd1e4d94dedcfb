package io.github.yomikiri.web.worker;

/** A {@code java.util.concurrent.CountDownLatch}, which TeaVM does not have, for one thread. */
public final class WebCountDownLatch {

  private long left;

  /** Makes a latch. */
  public WebCountDownLatch(int count) {
    left = count;
  }

  /** Counts down. */
  public void countDown() {
    left--;
  }

  /** Returns at once if the count is 0. A single thread would wait forever otherwise. */
  public void await() {
    if (left > 0) {
      throw new IllegalStateException("one thread would wait forever");
    }
  }
}
