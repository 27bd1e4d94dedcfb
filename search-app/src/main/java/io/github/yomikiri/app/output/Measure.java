package io.github.yomikiri.app.output;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Scale;
import java.util.function.IntToDoubleFunction;

/**
 * What the estimates of an evaluator and exact scores are compared in: points of the game, or the
 * chance to win less the chance to lose.
 *
 * @param evaluator the evaluator
 * @param isPoints whether both are points of the game
 * @param ofSearch returns what the evaluator's value, or the score of a search with it, is on this
 *     measure
 * @param exact returns what an exact score is on this measure
 * @param <N> the game's node type
 */
public record Measure<N extends Node<N>>(
    Evaluator<N> evaluator,
    boolean isPoints,
    IntToDoubleFunction ofSearch,
    IntToDoubleFunction exact) {

  /**
   * Returns the measure of an evaluator: points if its unit has them, and otherwise the chance to
   * win.
   *
   * @param <N> the game's node type
   * @param evaluator the evaluator. If it counts finished games by a rule of its own, so do the
   *     scores of searches that see the end of the game
   * @return the measure
   * @throws IllegalArgumentException if the evaluator's values are neither
   */
  public static <N extends Node<N>> Measure<N> of(Evaluator<N> evaluator) {
    Unit<N> unit = evaluator.unit();
    if (unit.perPoint().isPresent() || unit.scale() > 1 || !unit.isStated()) {
      double perPoint = unit.scale();
      return new Measure<>(evaluator, true, score -> score / perPoint, score -> score);
    }
    if (evaluator instanceof LearnedEvaluator<N> learned) {
      Scale scale = learned.scale();
      return new Measure<>(evaluator, false, scale::ofScore, scale::ofGame);
    }
    throw new IllegalArgumentException(
        evaluator + " has a unit of its own; expected points or a chance to win");
  }

  /**
   * Returns what the evaluator says of a position without a search.
   *
   * @param position the position
   * @return its value on this measure, from the view of the side to move
   */
  public double estimate(N position) {
    return ofSearch.applyAsDouble(evaluator.evaluate(position));
  }
}
