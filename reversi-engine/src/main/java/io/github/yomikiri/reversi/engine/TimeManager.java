package io.github.yomikiri.reversi.engine;

import java.time.Duration;

/**
 * Divides a game's clock among the moves: it computes the time that one move may take.
 *
 * <p>Not all moves need time. From about 16 empty squares on, the solver solves the game in a
 * moment. So the clock is divided among the moves before, and two more for the solving. A move's
 * usual time is its share; after that time no iteration begins. A move may take up to three shares.
 * If few moves are left to be thought about, this may be more than half of the clock: there the
 * solver needs it.
 *
 * <p>The clock is not lost: the overhead is reserved for every move still to come, this move
 * included. The overhead is the delay between the end of the thinking and the stop of the clock. If
 * the overheads need nearly all of a short clock, an eighth of the clock is left for thinking.
 */
final class TimeManager {

  /** The number of empty squares from which on a move takes next to no time. */
  private static final int READ_OUT = 16;

  private static final long SHORTEST = 1_000_000;

  private TimeManager() {}

  /**
   * What a move may take, in nanoseconds.
   *
   * @param usual the time after which no iteration begins
   * @param max the time after which the search must end
   */
  record Share(long usual, long max) {}

  /** Returns a move's share, given the number of empty squares and the overhead in nanoseconds. */
  static Share share(GameClock clock, int empties, long overhead) {
    long left = nanos(clock.left());
    // 1. The moves that are left to play, and the moves of these that need time.
    int toPlay = Math.max(1, (empties + 1) / 2);
    int moves = clock.moves() == 0 ? toPlay : Math.min(toPlay, clock.moves());
    int thinking = Math.min(moves, Math.max(0, empties - READ_OUT + 1) / 2 + 2);
    // 2. The time on the clock, less a reserve.
    long usable = Math.max(left / 8, left - overhead * moves);
    long overtime = nanos(clock.overtime());
    long extra = overtime - Math.min(overtime / 2, overhead);
    // 3. A share of this time, and most of the increment. The clock adds the increment after the
    // move, // so the sum is limited to the usable time.
    long usual = Math.min(usable, usable / thinking + nanos(clock.increment()) * 3 / 4);
    long max = moves == 1 ? usable : Math.min(usable * 3 / 5, 3 * usual);
    return new Share(
        Math.max(SHORTEST, usual + extra), Math.max(SHORTEST, Math.max(usual, max) + extra));
  }

  private static long nanos(Duration time) {
    // The limit of 1,000,000 seconds keeps sums of times from overflowing.
    return Math.min(time.toSeconds(), 1_000_000) * 1_000_000_000 + time.toNanosPart();
  }
}
