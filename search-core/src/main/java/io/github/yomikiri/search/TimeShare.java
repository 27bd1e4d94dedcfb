package io.github.yomikiri.search;

import java.time.Duration;

/**
 * The time for a move: a share of a game's clock.
 *
 * <p>The clock is divided among the moves that need thought. A move's
 * {@linkplain Limits#withUsualTime(Duration) usual time} is one share. A move may take up to three
 * shares, but at most three fifths of the clock.
 *
 * <p>To keep the clock from running out, the overhead is reserved for this move and every later
 * move. The overhead is the delay between the end of the search and the stop of the clock. The last
 * move before more time is added leaves at least a twentieth of the clock. If the overheads need
 * more than half of a short clock, all moves get the same share. If they need nearly all of it, an
 * eighth of the clock is left for searching.
 *
 * @param usual the time that the move should take
 * @param max the time after which the search must end
 */
record TimeShare(Duration usual, Duration max) {

  private static final long SHORTEST = 1_000_000;

  /** The last move before more time is added leaves this part of the clock: a twentieth. */
  private static final long LAST_MOVES_RESERVE = 20;

  /**
   * Returns a move's share.
   *
   * @param movesLeft how many moves the player has to make in the game, with this one
   * @param thoughtLeft the thought that all these moves need, as a multiple of the thought that the
   *     next move needs
   * @param perMove the overhead of each move
   */
  static TimeShare of(GameClock clock, int movesLeft, double thoughtLeft, Duration perMove) {
    long time = nanos(clock.left());
    long overhead = nanos(perMove);
    // 1. The moves until more time is added.
    int moves = clock.moves() == 0 ? movesLeft : Math.min(movesLeft, clock.moves());
    // 2. The time on the clock, less a reserve. If the last move took all of the rest, any delay
    // beyond the overhead would lose the game.
    long reserve = Math.max(overhead * moves, moves == 1 ? time / LAST_MOVES_RESERVE : 0);
    long usable = Math.max(time / 8, time - reserve);
    double thoughtful = reserve > time / 2 ? moves : Math.min(moves, thoughtLeft);
    long overtime = nanos(clock.overtime());
    long extra = overtime - Math.min(overtime / 2, overhead);
    // 3. A share of this time, and most of the increment. The clock adds the increment after the
    // move, so the sum is limited to the usable time.
    long usual = Math.min(usable, (long) (usable / thoughtful) + nanos(clock.increment()) * 3 / 4);
    long max = moves == 1 ? usable : Math.min(usable * 3 / 5, 3 * usual);
    return new TimeShare(
        Duration.ofNanos(Math.max(SHORTEST, usual + extra)),
        Duration.ofNanos(Math.max(SHORTEST, Math.max(usual, max) + extra)));
  }

  private static long nanos(Duration time) {
    // The limit of 1,000,000 seconds keeps sums of times from overflowing.
    return Math.min(time.getSeconds(), 1_000_000) * 1_000_000_000 + time.getNano();
  }
}
