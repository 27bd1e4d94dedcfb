package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.search.GameClock;
import java.time.Duration;
import java.util.Optional;

/**
 * The clock of one side in GTP: a main time for the game, and then repeated periods, each for a
 * number of moves (Canadian byo-yomi). A controller may set the time left. Between these commands
 * the clock subtracts the time of each move.
 */
final class GtpClock {

  private final boolean limited;
  private final Duration period;
  private final int periodMoves;
  private Duration left;
  private int movesLeft;

  /**
   * Starts a clock, from the arguments of {@code time_settings}. A period for 0 moves means that
   * there is no limit, as GTP defines. If all arguments are 0, there is no limit either.
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
   * Sets the clock, from the arguments of {@code time_left}.
   *
   * @param newLeft the time left
   * @param newMovesLeft for how many moves the time is; 0 for main time
   */
  void set(Duration newLeft, int newMovesLeft) {
    left = newLeft;
    movesLeft = newMovesLeft;
  }

  /** Subtracts the time of a move. */
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

  /** Returns the clock for the next move, or empty if there is no limit. */
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
