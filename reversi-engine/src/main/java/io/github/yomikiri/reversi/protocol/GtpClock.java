package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.reversi.engine.GameClock;
import java.time.Duration;
import java.util.Optional;

/**
 * One side's time as GTP has it: a main time for the game, and after it, again and again, a period
 * that has to last for a number of moves (Canadian byo-yomi). A controller may say at any time what
 * is left; in between, the clock runs by itself.
 */
final class GtpClock {

  private final boolean limited;
  private final Duration period;
  private final int periodMoves;
  private Duration left;
  private int movesLeft;

  /**
   * Starts a clock, by the arguments of {@code time_settings}. A period without moves means, in
   * GTP, that there is no limit at all; and so it is understood when everything is 0.
   */
  GtpClock(Duration mainTime, Duration period, int periodMoves) {
    boolean hasPeriod = !period.isZero();
    limited = hasPeriod ? periodMoves > 0 : !mainTime.isZero();
    this.period = hasPeriod ? period : Duration.ZERO;
    this.periodMoves = hasPeriod ? periodMoves : 0;
    left = mainTime;
    if (mainTime.isZero()) {
      beginPeriod();
    }
  }

  private void beginPeriod() {
    left = period;
    movesLeft = periodMoves;
  }

  /**
   * Sets the clock, by the arguments of {@code time_left}.
   *
   * @param newLeft the time left
   * @param newMovesLeft how many moves it has to last for; 0 for main time
   */
  void set(Duration newLeft, int newMovesLeft) {
    left = newLeft;
    movesLeft = newMovesLeft;
  }

  /** Lets the clock run while a move was thought about. */
  void spend(Duration time) {
    left = left.minus(time);
    boolean inMainTime = movesLeft == 0;
    if (inMainTime && left.isNegative()) {
      Duration over = left.negated();
      beginPeriod();
      left = left.minus(over);
    }
    if (movesLeft > 0 && --movesLeft == 0) {
      beginPeriod();
    }
    if (left.isNegative()) {
      left = Duration.ZERO;
    }
  }

  /** Returns the clock for a move now, or empty when there is no limit. */
  Optional<GameClock> now() {
    if (!limited) {
      return Optional.empty();
    }
    GameClock clock = GameClock.of(left).withMoves(movesLeft);
    return Optional.of(
        movesLeft == 0 && periodMoves > 0
            ? clock.withOvertime(period.dividedBy(periodMoves))
            : clock);
  }
}
