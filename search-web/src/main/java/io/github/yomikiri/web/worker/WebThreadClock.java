package io.github.yomikiri.web.worker;

import java.util.OptionalLong;

/** The processor time of a thread is not known in a browser. */
public final class WebThreadClock {

  private WebThreadClock() {}

  /** Returns empty. */
  public static OptionalLong nanos() {
    return OptionalLong.empty();
  }
}
