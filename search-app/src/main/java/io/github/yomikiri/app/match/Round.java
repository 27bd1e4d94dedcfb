package io.github.yomikiri.app.match;

import java.util.stream.IntStream;

/**
 * Who has which seats in the games of a match, as {@link io.github.yomikiri.play.match.Match} has
 * it. A round is all arrangements of A and B over the seats in which both have one. In the games
 * with an odd number A has seat 0, and in the next one the players swap.
 *
 * @param seats the number of seats, at least 2
 */
record Round(int seats) {

  /** Returns the number of the games of a round. */
  int games() {
    return (1 << seats) - 2;
  }

  /** Returns the least number of games that are whole rounds and no less than wished. */
  int atLeast(int wished) {
    return (wished + games() - 1) / games() * games();
  }

  /** Returns which opening a game has. */
  int opening(int index, int openings) {
    return index / games() % openings;
  }

  /** Returns the seats of A or B in a game with an index from 0. */
  IntStream of(boolean isA, int index) {
    int others = index / 2 % (games() / 2);
    return IntStream.range(0, seats)
        .filter(seat -> (seat == 0 || (others >> seat - 1 & 1) != 0) == (index % 2 == 0) == isA);
  }
}
