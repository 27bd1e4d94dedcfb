package io.github.yomikiri.play.match.round;

import io.github.yomikiri.game.internal.Ranges;
import java.util.stream.IntStream;

/**
 * Who has which seats in the games of a match. Two players play all arrangements over the seats in
 * which both have a seat, which is a round. An arrangement is followed by the one with the players
 * swapped, and both are a pair. In the first game of a pair, the match's player has seat 0.
 *
 * @param seats the number of seats, at least 2
 */
public record Round(int seats) {

  /** Checks the number of seats. */
  public Round {
    Ranges.atLeast("number of seats", seats, 2);
  }

  /**
   * Returns the length of a round.
   *
   * @return the number of games, such as 2 for two seats, and 6 for three
   */
  public int games() {
    return (1 << seats) - 2;
  }

  /**
   * Returns a number of games that are whole rounds.
   *
   * @param wished the number that is wished for
   * @return the least such number that is no less
   */
  public int atLeast(int wished) {
    return (wished + games() - 1) / games() * games();
  }

  /**
   * Returns with which opening a game begins.
   *
   * @param number the number of the game in its match, from 0
   * @param openings how many openings the match has, one for each round, in turn
   * @return the number of the opening, from 0
   */
  public int opening(int number, int openings) {
    return number / games() % openings;
  }

  /**
   * Returns whether a seat belongs to the match's player, and not to the opponent.
   *
   * @param number the number of the game in its match, from 0
   * @param seat the seat
   * @return whether the player plays for it
   */
  public boolean isPlayers(int number, int seat) {
    int others = number / 2 % (games() / 2);
    boolean isFirsts = seat == 0 || (others >> seat - 1 & 1) != 0;
    return isFirsts == (number % 2 == 0);
  }

  /**
   * Returns the seats of one of the players.
   *
   * @param player whether they are those of the match's player
   * @param number the number of the game in its match, from 0
   * @return the seats, the least first
   */
  public IntStream of(boolean player, int number) {
    return IntStream.range(0, seats).filter(seat -> isPlayers(number, seat) == player);
  }
}
