package io.github.yomikiri.play.match;

import io.github.yomikiri.game.internal.Ranges;
import java.util.stream.IntStream;

/**
 * Who has which seats in a game of a match. The two players play all arrangements over the seats in
 * which both have a seat, which is a round. An arrangement is followed by the one with the players
 * swapped, and both are a pair. In the first game of a pair, the match's player has seat 0.
 *
 * @param seats the number of seats, at least 2
 * @param number the number of the game in its match, from 0
 */
record Seating(int seats, int number) {

  Seating {
    Ranges.atLeast("number of seats", seats, 2);
  }

  /** Returns the number of the games of a round. */
  static int round(int seats) {
    return (1 << seats) - 2;
  }

  /** Returns whether the match's player has a seat, which otherwise belongs to the opponent. */
  boolean isPlayers(int seat) {
    int others = number / 2 % (round(seats) / 2);
    boolean isFirsts = seat == 0 || (others >> seat - 1 & 1) != 0;
    return isFirsts == (number % 2 == 0);
  }

  /** Returns the seats of one of the players. */
  IntStream of(boolean player) {
    return IntStream.range(0, seats).filter(seat -> isPlayers(seat) == player);
  }
}
