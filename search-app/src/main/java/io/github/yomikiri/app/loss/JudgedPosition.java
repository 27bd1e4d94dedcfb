package io.github.yomikiri.app.loss;

import java.util.List;

/**
 * The moves that players made in a position, and what an evaluator says of the position without a
 * search. All values are from the view of the side to move.
 *
 * @param line the number of its line
 * @param stage how far its game is
 * @param best the exact score of the position, in points of the game
 * @param estimate the evaluator's value, in points or as a chance to win
 * @param exact the exact score on the same measure
 * @param moves the moves of the players, in their order
 */
record JudgedPosition(
    int line, int stage, int best, double estimate, double exact, List<LossRow> moves) {

  /** Returns whether one side wins. */
  boolean isDecided() {
    return best != 0;
  }

  /** Returns whether the evaluator sees which side wins. */
  boolean isSignRight() {
    return Math.signum(estimate) == Integer.signum(best);
  }

  /** Returns how far the estimate is from the exact score. */
  double error() {
    return estimate - exact;
  }

  /** Returns the names of the columns of a row; that of the stage is given. */
  static String[] columns(String stageName) {
    return new String[] {
      "player",
      "line",
      stageName,
      "move",
      "score",
      "best",
      "mistake",
      "worse",
      "lost",
      "estimate",
      "exact"
    };
  }

  /** Returns the fields of a player's row, as many as there are columns. */
  Object[] fields(LossRow row) {
    return new Object[] {
      row.player(),
      line,
      stage,
      row.move().notation(),
      row.after(),
      best,
      row.points() > 0 ? 1 : 0,
      row.loss() > 0 ? 1 : 0,
      row.loss(),
      estimate,
      exact
    };
  }
}
