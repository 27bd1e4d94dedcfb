package io.github.yomikiri.search;

import io.github.yomikiri.game.Score;

/**
 * What a search may claim of its scores. A score is proven if no estimate has contributed to it. In
 * a search for shortest wins, a win and a loss are proven by their size, because no estimate is as
 * great. It is the shortest one if the search has left nothing out and was at least as deep as the
 * win is far.
 */
enum Claims {
  /** Scores are what the game and the evaluator make of them. */
  PLAIN,
  /** Wins count by their distance, and the search leaves out what is unlikely to matter. */
  SELECTIVE_WINS,
  /** Wins count by their distance, and the search leaves nothing out. */
  SHORTEST_WINS;

  /** How a score bounds the value, and whether that is proven. */
  record Claim(Bound bound, boolean solved) {}

  /**
   * Returns what may be claimed.
   *
   * @param score the score
   * @param bound how the score lies in the window of the search
   * @param proven whether no estimate has contributed
   * @param depth the depth of the search
   */
  Claim of(int score, Bound bound, boolean proven, int depth) {
    boolean win = score > 0;
    if (proven || !isDecided(score) || bound == (win ? Bound.UPPER : Bound.LOWER)) {
      return new Claim(bound, proven);
    }
    boolean exact = bound == Bound.EXACT && this == SHORTEST_WINS && isWithin(score, depth);
    return new Claim(exact ? Bound.EXACT : win ? Bound.LOWER : Bound.UPPER, true);
  }

  /** Returns whether a score is a win or a loss by its distance. */
  boolean isDecided(int score) {
    return this != PLAIN && Score.isDecided(score);
  }

  /** Returns whether a deeper search can find a shorter win, or a longer defense. */
  boolean isOpen(int score, int depth) {
    return isDecided(score) && !isWithin(score, depth);
  }

  private static boolean isWithin(int score, int depth) {
    return Score.MAX - Math.abs(score) <= depth;
  }
}
