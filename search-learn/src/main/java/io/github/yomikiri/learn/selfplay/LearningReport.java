package io.github.yomikiri.learn.selfplay;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Reports the progress of a learning after each group of games. Slow games are reported while a
 * group or a match is played, because nobody wants to wait for minutes without a line.
 */
final class LearningReport {

  private static final long BETWEEN = Duration.ofSeconds(1).toNanos();

  private final LearningState state;
  private final LearningListener listener;
  private final LongSupplier clock;
  private long begin;
  private long reported;

  LearningReport(LearningState state, LearningListener listener, LongSupplier clock) {
    this.state = state;
    this.listener = listener;
    this.clock = clock;
  }

  /** Begins a group of games. */
  void begin() {
    begin = clock.getAsLong();
    reported = begin;
  }

  /**
   * Reports if the last report was long ago.
   *
   * @param games how many games of the group have ended; 0 if it is a match, whose time is not
   *     counted
   */
  void busy(int games) {
    long now = clock.getAsLong();
    if (now - reported >= BETWEEN) {
      reported = now;
      listener.progressed(state.progress(games, games == 0 ? 0 : now - begin));
    }
  }

  /** Ends the group, whose time is counted. */
  void end() {
    reported = clock.getAsLong();
    state.nanos += reported - begin;
    listener.progressed(state.progress());
  }
}
