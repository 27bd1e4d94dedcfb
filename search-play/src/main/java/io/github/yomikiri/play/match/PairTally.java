package io.github.yomikiri.play.match;

import io.github.yomikiri.play.match.MatchResult.Tally;

/**
 * Counts of game pairs by a player's score in the pair. The two games of a pair have the same
 * opening, with colors swapped. So the pair's score depends less on the opening, and more on the
 * players, than the scores of two unrelated games.
 *
 * @param zero pairs lost twice
 * @param half pairs with a loss and a draw: 1/2 point
 * @param one pairs with a win and a loss, or two draws: 1 point
 * @param oneAndHalf pairs with a win and a draw: 1 1/2 points
 * @param two pairs won twice
 */
record PairTally(int zero, int half, int one, int oneAndHalf, int two) {

  /** No pairs. */
  static final PairTally NONE = new PairTally(0, 0, 0, 0, 0);

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if one is negative
   */
  PairTally {
    if (zero < 0 || half < 0 || one < 0 || oneAndHalf < 0 || two < 0) {
      throw new IllegalArgumentException("negative count among " + zero + ", " + half + ", " + one
          + ", " + oneAndHalf + ", " + two);
    }
  }

  /**
   * Returns the number of pairs.
   *
   * @return half the number of games
   */
  int pairs() {
    return zero + half + one + oneAndHalf + two;
  }

  /**
   * Returns these counts with one more pair.
   *
   * @param pair the two games of the pair, from the player's view
   * @return the new counts
   * @throws IllegalArgumentException if they are not two games
   */
  PairTally plus(Tally pair) {
    if (pair.games() != 2) {
      throw new IllegalArgumentException("a pair has 2 games, not " + pair.games());
    }
    int halves = 2 * pair.wins() + pair.draws();
    return new PairTally(
        halves == 0 ? zero + 1 : zero,
        halves == 1 ? half + 1 : half,
        halves == 2 ? one + 1 : one,
        halves == 3 ? oneAndHalf + 1 : oneAndHalf,
        halves == 4 ? two + 1 : two);
  }

  /** Returns the counts by points per game, in steps of 1/4. */
  ScoreSample sample() {
    return new ScoreSample(zero, half, one, oneAndHalf, two);
  }
}
