package io.github.yomikiri.play.thinking;

import io.github.yomikiri.play.match.GameClock;
import io.github.yomikiri.search.Limits;
import java.time.Duration;

/**
 * The time for a move: a share of a game's clock.
 *
 * <p>The clock is divided among the moves that need thought. A move's
 * {@linkplain Limits#withUsualTime(Duration) usual time} is one share. A move may take up to three
 * shares, but at most three fifths of the clock.
 *
 * <p>To keep the clock from running out, the overhead is reserved for this move and every later
 * move. The overhead is the delay between the end of the search and the stop of the clock. If the
 * overheads need nearly all of a short clock, an eighth of the clock is left for searching.
 *
 * @param usual the time that the move should take, in nanoseconds
 * @param max the time after which the search must end, in nanoseconds
 */
public record TimeShare(long usual, long max) {

  private static final long SHORTEST = 1_000_000;

  /**
   * The number of moves that a player still has to make.
   *
   * @param all the number of all these moves, at least 1
   * @param thoughtful the thought that all these moves need, as a multiple of the thought that the
   *     next move needs, at least 1. If all moves that need thought need the same amount, this is
   *     the number of these moves
   */
  public record MovesLeft(int all, double thoughtful) {}

  /**
   * Returns a move's share.
   *
   * @param clock the clock
   * @param left the moves that the player has to make, with this one
   * @param overhead the overhead of each move, in nanoseconds
   * @return the share
   */
  public static TimeShare of(GameClock clock, MovesLeft left, long overhead) {
    long time = nanos(clock.left());
    // 1. The moves until more time is added, and the moves of these that need thought.
    int moves = clock.moves() == 0 ? left.all : Math.min(left.all, clock.moves());
    double thoughtful = Math.min(moves, left.thoughtful);
    // 2. The time on the clock, less a reserve.
    long usable = Math.max(time / 8, time - overhead * moves);
    long overtime = nanos(clock.overtime());
    long extra = overtime - Math.min(overtime / 2, overhead);
    // 3. A share of this time, and most of the increment. The clock adds the increment after the
    // move, so the sum is limited to the usable time.
    long usual = Math.min(usable, (long) (usable / thoughtful) + nanos(clock.increment()) * 3 / 4);
    long max = moves == 1 ? usable : Math.min(usable * 3 / 5, 3 * usual);
    return new TimeShare(
        Math.max(SHORTEST, usual + extra), Math.max(SHORTEST, Math.max(usual, max) + extra));
  }

  private static long nanos(Duration time) {
    // The limit of 1,000,000 seconds keeps sums of times from overflowing.
    return Math.min(time.toSeconds(), 1_000_000) * 1_000_000_000 + time.toNanosPart();
  }
}
