package io.github.yomikiri.web.worker;

/** Does not wait, because a browser's worker has one thread. */
public final class WebSpinWait {

  private WebSpinWait() {}

  /** Returns at once. */
  public static void pause() {}
}
