package io.github.yomikiri.search.platform;

import java.util.OptionalLong;

/** A browser does not tell the processor time of a thread. */
public final class WebThreadClock {

  private WebThreadClock() {}

  /** Returns empty. */
  public static OptionalLong nanos() {
    return OptionalLong.empty();
  }
}
