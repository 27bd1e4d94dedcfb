package io.github.yomikiri.search;

/**
 * How a score relates to the value it stands for: equal to it, at most it, at least it, or only a
 * guess.
 */
public enum Bound {
  /**
   * The score is the minimax value at the search's depth. In a selective search it is the minimax
   * value of the tree that the predictions left.
   */
  EXACT,
  /**
   * The value is at least the score. As a lower bound {@code -Score.MAX} says nothing, because
   * every value is at least that.
   */
  LOWER,
  /** The value is at most the score. */
  UPPER,
  /** The score is a guess that comes from no minimax search, such as a mean of random games. */
  ESTIMATE;

  /**
   * Returns whether a search's return value is exact or a bound, given the search's window.
   *
   * @param score the search's return value
   * @param alpha the lower end of the window
   * @param beta the upper end of the window
   * @return {@link #UPPER} at or below {@code alpha}, {@link #LOWER} at or above {@code beta},
   *     {@link #EXACT} between
   */
  public static Bound of(int score, int alpha, int beta) {
    return score <= alpha ? UPPER : score >= beta ? LOWER : EXACT;
  }
}
