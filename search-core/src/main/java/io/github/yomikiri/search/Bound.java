package io.github.yomikiri.search;

/** What a score says about the value it stands for. */
public enum Bound {
  /** The score is the minimax value to the search's depth; of a selective search, to what its predictions left of that. */
  EXACT,
  /** The value is at least the score. {@code -Score.MAX} as a lower bound says nothing. */
  LOWER,
  /** The value is at most the score. */
  UPPER,
  /** The score is a guess that no minimax search stands behind. */
  ESTIMATE;

  /**
   * Tells what a search's return value says, given the window it searched.
   *
   * @param score what it returned
   * @param alpha the lower end of the window
   * @param beta the upper end of the window
   * @return {@link #UPPER} at or below {@code alpha}, {@link #LOWER} at or above {@code beta}, {@link #EXACT} between
   */
  public static Bound of(int score, int alpha, int beta) {
    return score <= alpha ? UPPER : score >= beta ? LOWER : EXACT;
  }
}
