package io.github.yomikiri.app.serve;

import java.time.Duration;

/**
 * What a server allows its callers.
 *
 * @param rate how many requests
 * @param patience how long a caller may keep the server waiting
 * @param sign how long a caller gets no line during a search
 */
record CallerLimits(Rate rate, Duration patience, Duration sign) {

  static final Duration PATIENCE = Duration.ofSeconds(10);

  /** Returns the limits of the command. */
  static CallerLimits usual() {
    return new CallerLimits(new Rate(400, 100, System.nanoTime()), PATIENCE, Duration.ofSeconds(1));
  }
}
