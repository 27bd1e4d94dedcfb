package io.github.yomikiri.app.output;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;

/**
 * What the estimates of an evaluator and exact scores are compared in: points of the game, or the
 * chance to win less the chance to lose. Estimates in another unit compare by their sign only.
 *
 * @param evaluator the evaluator
 * @param kind what its estimates are
 * @param ofSearch returns what the evaluator's value, or the score of a search with it, is on this
 *     measure
 * @param exact returns what an exact score is on this measure
 * @param <N> the game's node type
 */
public record Measure<N extends Node<N>>(
    Evaluator<N> evaluator, Kind kind, IntToDoubleFunction ofSearch, IntToDoubleFunction exact) {

  /** What estimates are. */
  public enum Kind {
    /** Points of the game. */
    POINTS,
    /** Chances to win. */
    CHANCES,
    /** Numbers in a unit of the evaluator's own. */
    OWN
  }

  /**
   * Returns the measure of an evaluator.
   *
   * @param <N> the game's node type
   * @param kit the game
   * @param evaluator the evaluator. If it counts finished games by a rule of its own, so do the
   *     scores of searches that see the end of the game
   * @return the measure
   */
  public static <N extends Node<N>> Measure<N> of(NodeKit<N> kit, Evaluator<N> evaluator) {
    if (kit.isInPoints(evaluator)) {
      double perPoint = evaluator.unit().scale();
      return new Measure<>(evaluator, Kind.POINTS, score -> score / perPoint, score -> score);
    }
    Optional<IntToDoubleFunction> chances = evaluator.unit().chances();
    return new Measure<>(
        evaluator,
        chances.isPresent() ? Kind.CHANCES : Kind.OWN,
        chances.orElse(score -> score),
        Integer::signum);
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

  /** Returns what the values are called, such as {@code discs}. */
  public String unit(NodeKit<N> kit, String name) {
    return switch (kind) {
      case POINTS -> kit.points();
      case CHANCES -> "win chances from -1 to 1";
      case OWN -> "units of " + name;
    };
  }
}
