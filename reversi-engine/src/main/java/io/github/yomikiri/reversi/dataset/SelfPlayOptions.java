package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.search.Limits;

/**
 * How {@link SelfPlay} plays.
 *
 * @param leastRandomMoves the least number of random moves a game begins with, in {@code [0, 60]}; passes do not count
 * @param mostRandomMoves the greatest number of them, from {@code leastRandomMoves} to 60; each number is as likely as the
 *     others
 * @param depth how deep the moves after them are searched, in plies, in {@code [1, Limits.MAX_DEPTH]}
 * @param noise by how much the search misjudges positions, in discs, in {@code [0, 64]}: each position by an amount of its
 *     own between this much too little and this much too much
 * @param deviation the probability that a random move is played where one would be searched, in {@code [0, 1]}
 * @param empties with how many empty squares perfect play begins, in {@code [1, GameCorrector.MAX_EMPTIES]}
 * @param seed of the randomness
 */
public record SelfPlayOptions(
    int leastRandomMoves,
    int mostRandomMoves,
    int depth,
    double noise,
    double deviation,
    int empties,
    long seed) {

  private static final int ALL_MOVES = 60;

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if one is outside its range
   */
  public SelfPlayOptions {
    check("least number of random moves", leastRandomMoves, 0, ALL_MOVES);
    check("greatest number of random moves", mostRandomMoves, leastRandomMoves, ALL_MOVES);
    check("depth", depth, 1, Limits.MAX_DEPTH);
    check("noise", noise, 0, 64);
    check("probability of a random move", deviation, 0, 1);
    check("number of empty squares", empties, 1, GameCorrector.MAX_EMPTIES);
  }

  private static void check(String what, double value, int least, int most) {
    if (!(value >= least && value <= most)) {
      throw new IllegalArgumentException(
          "the " + what + ", " + value + ", is not in [" + least + ", " + most + "]");
    }
  }
}
