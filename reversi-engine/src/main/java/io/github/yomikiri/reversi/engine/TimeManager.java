package io.github.yomikiri.reversi.engine;

import java.time.Duration;

/**
 * How much of a game's clock one move may take.
 *
 * <p>Not all moves need time. From about 16 empty squares on the solver reads the game out in a moment, so the clock is shared
 * out among the moves before that, and two more for the reading out itself. A move is given its share as the usual time, after
 * which no iteration is begun; it may go on to three shares, and to more than half of the clock where few moves are left to be
 * thought about, which is where the solver wants it.
 *
 * <p>The clock is not lost: for every move that is still to come, this one included, the overhead is set aside, that is the
 * delay between the end of the thinking and the stopping of the clock. When the clock is so short that this is nearly all of
 * it, an eighth is left for thinking.
 */
final class TimeManager {

  /** From so few empty squares on a move takes next to no time. */
  private static final int READ_OUT = 16;

  private static final long SHORTEST = 1_000_000;

  private TimeManager() {}

  /**
   * What a move may take, in nanoseconds.
   *
   * @param usual when no iteration is begun any more
   * @param max when it must be ended
   */
  record Share(long usual, long max) {}

  /** Returns a move's share, given the number of empty squares and the overhead in nanoseconds. */
  static Share share(GameClock clock, int empties, long overhead) {
    long left = nanos(clock.left());
    // 1. The moves to come, and those of them that want time.
    int toPlay = Math.max(1, (empties + 1) / 2);
    int moves = clock.moves() == 0 ? toPlay : Math.min(toPlay, clock.moves());
    int thinking = Math.min(moves, Math.max(0, empties - READ_OUT + 1) / 2 + 2);
    // 2. What is to be had without risk.
    long usable = Math.max(left / 8, left - overhead * moves);
    long overtime = nanos(clock.overtime());
    long extra = overtime - Math.min(overtime / 2, overhead);
    // 3. A share of it. An increment comes after the move, so it must be there already.
    long usual = Math.min(usable, usable / thinking + nanos(clock.increment()) * 3 / 4);
    long max = moves == 1 ? usable : Math.min(usable * 3 / 5, 3 * usual);
    return new Share(
        Math.max(SHORTEST, usual + extra), Math.max(SHORTEST, Math.max(usual, max) + extra));
  }

  private static long nanos(Duration time) {
    // More than a week is as good as forever, and does not overflow.
    return Math.min(time.toSeconds(), 1_000_000) * 1_000_000_000 + time.toNanosPart();
  }
}
