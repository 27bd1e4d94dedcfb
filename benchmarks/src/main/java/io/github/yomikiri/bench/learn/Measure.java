package io.github.yomikiri.bench.learn;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Scale;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;

/**
 * What the estimates of an evaluator and exact scores are compared in: points of the game, or the
 * chance to win less the chance to lose.
 *
 * @param isPoints whether both are points of the game
 * @param estimate returns what the evaluator says of a position without a search
 * @param exact returns what an exact score is on this measure
 * @param <N> the game's node type
 */
public record Measure<N extends Node<N>>(
    boolean isPoints, ToDoubleFunction<N> estimate, IntToDoubleFunction exact) {

  /**
   * Returns the measure of an evaluator: points if its unit is a multiple of the game's score, and
   * otherwise the chance to win.
   *
   * @param <N> the game's node type
   * @param evaluator the evaluator
   * @return the measure
   * @throws IllegalArgumentException if the evaluator's values are neither
   */
  public static <N extends Node<N>> Measure<N> of(Evaluator<N> evaluator) {
    if (evaluator.unit().perPoint().isPresent()) {
      double perPoint = evaluator.unit().perPoint().getAsInt();
      return new Measure<>(true, node -> evaluator.evaluate(node) / perPoint, score -> score);
    }
    if (evaluator instanceof LearnedEvaluator<N> learned) {
      Scale scale = learned.scale();
      double resolution = scale.resolution();
      return new Measure<>(
          false, node -> scale.ofSum(evaluator.evaluate(node) / resolution), scale::ofGame);
    }
    throw new IllegalArgumentException(
        evaluator + " has a unit of its own; expected points or a chance to win");
  }
}
