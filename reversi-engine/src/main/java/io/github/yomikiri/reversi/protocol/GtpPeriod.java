package io.github.yomikiri.reversi.protocol;

import java.time.Duration;

/**
 * A time for each move as GTP can express it: a period of whole seconds for a number of moves, such
 * as 3 seconds for 10 moves. The engine divides the period among the moves as it likes.
 *
 * @param seconds the length of the period, at least 1
 * @param moves the number of moves, at least 1
 */
record GtpPeriod(long seconds, int moves) {

  private static final int MAX_MOVES = 100;

  /** How much the time of a move may differ, as the denominator of a fraction: 1 %. */
  private static final int PRECISION = 100;

  /**
   * Returns the period with the fewest moves whose time for a move is right within 1 %. A period
   * has at most 100 moves. If there is none, it is the one with the most moves.
   *
   * @param time the time for each move, positive
   */
  static GtpPeriod of(Duration time) {
    double wanted = time.toNanos() / 1e9;
    int moves = 1;
    while (moves < MAX_MOVES
        && Math.abs(seconds(wanted, moves) - wanted * moves) > wanted * moves / PRECISION) {
      moves++;
    }
    return new GtpPeriod(seconds(wanted, moves), moves);
  }

  private static long seconds(double wanted, int moves) {
    return Math.max(1, Math.round(wanted * moves));
  }

  /** Returns the whole period, which an engine may use up for a single move. */
  Duration length() {
    return Duration.ofSeconds(seconds);
  }
}
