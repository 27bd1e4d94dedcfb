package io.github.yomikiri.search;

import io.github.yomikiri.game.Score;

/**
 * What a search may claim of its scores. A score is proven if no estimate has contributed to it. A
 * score that only a finished game has is proven by itself. If it is the greatest score of the game,
 * it is exact as well, because no other move is better. A search for shortest wins needs more for
 * that: it has left nothing out, and was at least as deep as the win is far.
 *
 * @param decisive the least score that only a finished game has; {@code Score.INFINITY} for none
 * @param areDistances whether wins count by their distance, so that some are better than others
 * @param isFullWidth whether the search leaves nothing out that may matter
 * @param knowsDraws whether the search counts all draws that the rules of the game make
 */
record Claims(int decisive, boolean areDistances, boolean isFullWidth, boolean knowsDraws) {

  /** Scores are what the game and the evaluator make of them. */
  static final Claims PLAIN = new Claims(Score.INFINITY, false, true, true);

  /** How a score bounds the value, and whether that is proven. */
  record Claim(Bound bound, boolean solved) {}

  Claims withMaxScore(int maxScore) {
    return new Claims(maxScore, false, isFullWidth, knowsDraws);
  }

  /** Returns the claims of a search for shortest wins, of which another part may be selective. */
  Claims withDistances(boolean leavesNothingOut) {
    return new Claims(Score.LONGEST_WIN, true, isFullWidth && leavesNothingOut, knowsDraws);
  }

  Claims withDraws(boolean areKnown) {
    return new Claims(decisive, areDistances, isFullWidth, areKnown);
  }

  /** Returns these claims and those of another part of the search. */
  Claims and(Claims other) {
    Claims both = other.areDistances
        ? withDistances(other.isFullWidth)
        : other.decisive < decisive ? withMaxScore(other.decisive) : this;
    return both.withDraws(knowsDraws || other.knowsDraws);
  }

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
    if (!knowsDraws) {
      return new Claim(bound, false);
    }
    if (!isDecided(score) || bound == (win ? Bound.UPPER : Bound.LOWER) || areDistances && proven) {
      return new Claim(bound, proven);
    }
    boolean exact = !areDistances || bound == Bound.EXACT && isFullWidth && isWithin(score, depth);
    return new Claim(exact ? Bound.EXACT : win ? Bound.LOWER : Bound.UPPER, true);
  }

  /** Returns whether a deeper search would change nothing of what may be claimed. */
  boolean isFinal(int score, Bound bound, boolean proven, int depth) {
    Claim claim = of(score, bound, proven, depth);
    return claim.solved
        && (claim.bound == bound || claim.bound == Bound.EXACT)
        && (!areDistances || !isDecided(score) || isWithin(score, depth));
  }

  private boolean isDecided(int score) {
    return Math.abs(score) >= decisive;
  }

  private static boolean isWithin(int score, int depth) {
    return Score.MAX - Math.abs(score) <= depth;
  }
}
