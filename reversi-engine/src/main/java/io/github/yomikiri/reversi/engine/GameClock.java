package io.github.yomikiri.reversi.engine;

import java.time.Duration;

/**
 * A player's clock at the moment it begins to think.
 *
 * <pre>{@code
 * GameClock.of(Duration.ofMinutes(5))                                        // for the rest of the game
 * GameClock.of(Duration.ofMinutes(1)).withIncrement(Duration.ofSeconds(2))   // 2 s more after each move
 * GameClock.of(Duration.ofSeconds(30)).withMoves(10)                         // for 10 moves, then more
 * GameClock.of(Duration.ZERO).withOvertime(Duration.ofSeconds(5))            // byo-yomi: 5 s a move
 * }</pre>
 *
 * @param left the time left, not negative
 * @param moves how many of the player's moves it has to last for, then more comes; 0 for the rest
 *     of the game
 * @param increment what is added after each of its moves
 * @param overtime what a move may take beyond the time left, afresh at each move; zero if the game
 *     is lost when the time is up
 */
public record GameClock(Duration left, int moves, Duration increment, Duration overtime) {

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if one is negative
   */
  public GameClock {
    check("time left", left);
    check("increment", increment);
    check("overtime", overtime);
    if (moves < 0) {
      throw new IllegalArgumentException("number of moves " + moves + " is negative");
    }
  }

  private static void check(String what, Duration time) {
    if (time.isNegative()) {
      throw new IllegalArgumentException(what + " " + time + " is negative");
    }
  }

  /**
   * Returns a clock that has to last for the rest of the game.
   *
   * @param left the time left
   * @return the clock
   * @throws IllegalArgumentException if it is negative
   */
  public static GameClock of(Duration left) {
    return new GameClock(left, 0, Duration.ZERO, Duration.ZERO);
  }

  /**
   * Returns this clock with another number of moves to last for.
   *
   * @param newMoves the player's own moves; 0 for the rest of the game
   * @return a new clock
   * @throws IllegalArgumentException if it is negative
   */
  public GameClock withMoves(int newMoves) {
    return new GameClock(left, newMoves, increment, overtime);
  }

  /**
   * Returns this clock with another increment.
   *
   * @param newIncrement what is added after each of the player's moves
   * @return a new clock
   * @throws IllegalArgumentException if it is negative
   */
  public GameClock withIncrement(Duration newIncrement) {
    return new GameClock(left, moves, newIncrement, overtime);
  }

  /**
   * Returns this clock with another overtime.
   *
   * @param newOvertime what each move may take beyond the time left
   * @return a new clock
   * @throws IllegalArgumentException if it is negative
   */
  public GameClock withOvertime(Duration newOvertime) {
    return new GameClock(left, moves, increment, newOvertime);
  }
}
