package io.github.yomikiri.play.match;

import io.github.yomikiri.game.internal.Ranges;

/**
 * When games end before the rules end them.
 *
 * @param maxPlies the number of plies after which a game is a draw
 * @param points a value that both players have to see, for the same side
 * @param moves how many moves in a row each of them has to see it
 */
record EarlyEnd(int maxPlies, double points, int moves) {

  static final EarlyEnd NEVER =
      new EarlyEnd(Integer.MAX_VALUE, Double.POSITIVE_INFINITY, Integer.MAX_VALUE);

  EarlyEnd {
    Ranges.atLeast("number of plies", maxPlies, 1);
    if (!(points > 0)) {
      throw new IllegalArgumentException("value " + points + " is not greater than 0");
    }
    Ranges.atLeast("number of moves", moves, 1);
  }

  /** Returns whether the players of a game may agree who wins. */
  boolean isAgreed() {
    return moves < NEVER.moves;
  }
}
