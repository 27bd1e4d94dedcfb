package io.github.yomikiri.search;

import io.github.yomikiri.game.internal.Ranges;
import java.time.Duration;

/**
 * A player's clock at the start of a move.
 *
 * <pre>{@code
 * GameClock.of(Duration.ofMinutes(5))                                        // for the rest of the game
 * GameClock.of(Duration.ofMinutes(1)).withIncrement(Duration.ofSeconds(2))   // 2 s more after each move
 * GameClock.of(Duration.ofSeconds(30)).withMoves(10)                         // for 10 moves, then more
 * GameClock.of(Duration.ZERO).withOvertime(Duration.ofSeconds(5))            // byo-yomi: 5 s a move
 * }</pre>
 *
 * @param left the time left, not negative
 * @param moves for how many of the player's moves the time is, until more time is added; 0 for the
 *     rest of the game
 * @param increment the time that is added after each of the player's moves
 * @param overtime the time that each move may take beyond the time left; zero if the game is lost
 *     when the time is up
 */
public record GameClock(Duration left, int moves, Duration increment, Duration overtime) {

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if a component is negative
   */
  public GameClock {
    check("time left", left);
    check("increment", increment);
    check("overtime", overtime);
    Ranges.notNegative("number of moves", moves);
  }

  private static void check(String what, Duration time) {
    if (time.isNegative()) {
      throw new IllegalArgumentException(what + " " + time + " is negative");
    }
  }

  /**
   * Returns a clock for the rest of the game.
   *
   * @param left the time left
   * @return the clock
   * @throws IllegalArgumentException if the time is negative
   */
  public static GameClock of(Duration left) {
    return new GameClock(left, 0, Duration.ZERO, Duration.ZERO);
  }

  /**
   * Returns this clock with another number of moves.
   *
   * @param newMoves the number of the player's own moves; 0 for the rest of the game
   * @return a new clock
   * @throws IllegalArgumentException if the number is negative
   */
  public GameClock withMoves(int newMoves) {
    return new GameClock(left, newMoves, increment, overtime);
  }

  /**
   * Returns this clock with another increment.
   *
   * @param newIncrement the time that is added after each of the player's moves
   * @return a new clock
   * @throws IllegalArgumentException if the time is negative
   */
  public GameClock withIncrement(Duration newIncrement) {
    return new GameClock(left, moves, newIncrement, overtime);
  }

  /**
   * Returns this clock with another overtime.
   *
   * @param newOvertime the time that each move may take beyond the time left
   * @return a new clock
   * @throws IllegalArgumentException if the time is negative
   */
  public GameClock withOvertime(Duration newOvertime) {
    return new GameClock(left, moves, increment, newOvertime);
  }
}
