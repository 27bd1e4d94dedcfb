package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;

/**
 * What the values of a learned evaluator mean: the chance to win, or the points by which a game
 * ends. Both a sum of weights and the score of a finished game become a value on this scale.
 * Immutable.
 */
public sealed interface Scale permits WinChance, PointScale {

  /**
   * Returns the scale for games that are won, drawn or lost. The value is in {@code [-1, 1]}: the
   * chance to win less the chance to lose. It is the hyperbolic tangent of the sum of the weights.
   * The evaluator's estimates are the sums, in units of 1/4096. A won game counts more than any
   * estimate, and of two wins the one with the better score counts more.
   *
   * @return the scale
   */
  static Scale winChance() {
    return new WinChance();
  }

  /**
   * Returns the scale for games that end with points. The value is the sum of the weights.
   *
   * @param max the most points by which a game can end, at least 1, and at most the game's
   *     {@link Node#maxScore()}
   * @param perPoint how much one point is in the evaluator's unit, at least 1
   * @return the scale
   * @throws IllegalArgumentException if a number is less than 1, or the product is more than
   *     {@link Score#MAX}
   */
  static Scale points(int max, int perPoint) {
    return new PointScale(max, perPoint);
  }

  /**
   * Returns the value of a finished game.
   *
   * @param terminalScore the game's own score
   * @return the value, from the same view, in {@code [-1, 1]}
   */
  double ofGame(int terminalScore);

  /**
   * Returns the value of an unfinished game.
   *
   * @param sum the sum of its weights
   * @return the value, from the same view
   */
  double ofSum(double sum);

  /**
   * Returns the value of the score of a search.
   *
   * @param score an estimate in the evaluator's unit, or the score of a finished game in it
   * @return the value, from the same view, in {@code [-1, 1]}
   */
  double ofScore(int score);

  /**
   * Returns how much the value changes with the sum.
   *
   * @param value the value of a sum
   * @return the derivative at this sum, from 0 to 1
   */
  double slope(double value);

  /**
   * Returns a sum that ranks a finished game among unfinished ones.
   *
   * @param terminalScore the game's own score
   * @return the sum
   */
  double toSum(int terminalScore);

  /**
   * Returns the number of units of an estimate in one unit of the sum.
   *
   * @return the number, at least 1
   */
  int resolution();

  /**
   * Returns the maximum of an estimate.
   *
   * @return the maximum in the evaluator's unit; the minimum is its negative
   */
  int limit();

  /**
   * Returns the unit of the estimates.
   *
   * @param <N> the game's node type
   * @return the unit
   */
  <N extends Node<N>> Unit<N> unit();

  /**
   * Checks that this scale suits a game: no estimate may be as great as the greatest score of a
   * finished game.
   *
   * @param <N> the game's node type
   * @param node any position of the game
   * @throws IllegalArgumentException if the scale has more points than {@link Node#maxScore()}
   */
  default <N extends Node<N>> void check(N node) {
    Unit<N> unit = unit();
    if (limit() >= unit.maxScore(node)) {
      throw new IllegalArgumentException("a scale of " + this
          + " goes beyond the greatest score of the game, whose maxScore() is " + node.maxScore()
          + "; use Scale.points(" + node.maxScore() + ", " + unit.scale() + ")");
    }
  }
}
