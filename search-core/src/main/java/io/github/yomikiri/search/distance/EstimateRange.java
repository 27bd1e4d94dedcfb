package io.github.yomikiri.search.distance;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;

/**
 * The range of a search's estimates. An estimate that is as great as a finished game would make the
 * search refuse to win, or claim a win that nobody has seen.
 *
 * @param max the maximum of an estimate, and of its opposite
 * @param isBelowWins whether greater scores are wins by their distance
 */
public record EstimateRange(int max, boolean isBelowWins) {

  /**
   * Returns an evaluator's value, if it is inside the range.
   *
   * @param <N> the type of the position
   * @param evaluator the evaluator
   * @param position a position whose game is not over
   * @return the value
   * @throws IllegalStateException if the value is outside the range
   */
  public <N extends Node<N>> int evaluate(Evaluator<N> evaluator, N position) {
    return check(evaluator.evaluate(position), evaluator, position);
  }

  /**
   * Returns an estimate, if it is inside the range.
   *
   * @param <N> the type of the position
   * @param score the estimate
   * @param evaluator the evaluator that returned it, for the message
   * @param position the position, for the message
   * @return the estimate
   * @throws IllegalStateException if the estimate is outside the range
   */
  public <N extends Node<N>> int check(int score, Evaluator<N> evaluator, N position) {
    if (score > max || score < -max) {
      String source = "the evaluator " + evaluator.getClass().getName();
      Score.check(score, position, source + ".evaluate");
      String reason = isBelowWins
          ? "a search for shortest wins counts a win as " + Score.LONGEST_WIN + " or more"
          : "the best end of the game counts " + (max + 1) + " (" + evaluator.unit()
              + "). Give the evaluator a unit in which a point of the game counts more, as in"
              + " Evaluator.of(estimates, Unit.points(1_000))";
      throw new IllegalStateException(source + " returned " + score + ", which is outside [" + -max
          + ", " + max + "]: " + reason + ". The position:\n" + position);
    }
    return score;
  }
}
