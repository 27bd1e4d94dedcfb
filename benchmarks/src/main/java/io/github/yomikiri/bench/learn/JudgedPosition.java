package io.github.yomikiri.bench.learn;

import io.github.yomikiri.game.Move;

/**
 * The move that a player made in a position, what it was worth, and what the player's evaluator
 * says of the position. All scores and estimates are from the view of the side to move.
 *
 * @param plies the number of moves before the position
 * @param move the move
 * @param score the exact score after the move, in points of the game
 * @param best the exact score of the best move, in points of the game
 * @param estimate the evaluator's value without a search, on its {@link Measure}
 * @param exact the exact score of the best move, on the same measure
 * @param nodes the nodes of the player's search
 */
public record JudgedPosition(
    int plies, Move move, int score, int best, double estimate, double exact, long nodes) {

  /**
   * Returns whether another move has a better result of win, draw and loss.
   *
   * @return whether the move is a mistake
   */
  public boolean isMistake() {
    return Integer.signum(score) < Integer.signum(best);
  }

  /**
   * Returns whether another move has a better score.
   *
   * @return whether the move is worse than the best one
   */
  public boolean isWorse() {
    return score < best;
  }

  /**
   * Returns how many points the move loses.
   *
   * @return the number of points of the game, at least 0
   */
  public int lost() {
    return best - score;
  }

  /**
   * Returns whether one side wins.
   *
   * @return whether the position is no draw
   */
  public boolean isDecided() {
    return best != 0;
  }

  /**
   * Returns whether the evaluator sees which side wins.
   *
   * @return whether the estimate has the sign of the exact score
   */
  public boolean isSignRight() {
    return Math.signum(estimate) == Integer.signum(best);
  }

  /**
   * Returns how far the estimate is from the exact score.
   *
   * @return the difference on the evaluator's measure
   */
  public double error() {
    return estimate - exact;
  }
}
