package io.github.yomikiri.search.platform;

/** Does not wait, because a browser's worker has one thread. */
public final class WebSpinWait {

  private WebSpinWait() {}

  /** Returns at once. */
  public static void pause() {}
}
