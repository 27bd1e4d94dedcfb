package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;

/**
 * Pictures of learned evaluators whose features are {@link Patterns}, as texts of SVG files. They
 * show the board as {@link io.github.yomikiri.game.BoardView#drawing} has it. Blue is good for the
 * side to move, orange is bad. Color-blind people can distinguish these two colors.
 *
 * <p>The numbers are points if the scale is {@link Scale#points}. Otherwise they are half the
 * logarithm of the odds of a win: +0.1 turns 50 % of the points into 55 %, and +1 into 88 %.
 */
public final class EvaluatorPicture {

  private EvaluatorPicture() {}

  /**
   * Draws what an evaluator has learned about single squares: a small board for each plane of each
   * stage.
   *
   * <p>The number on a square compares this plane with whatever else the square can have. A place
   * of a pattern has configurations that differ on this square only, in the same surroundings. The
   * weight of the one with the plane, less the mean weight of the others, is a difference. The mean
   * of the differences over all surroundings is the effect in this place. The number is the sum of
   * the effects in all places that look at the square.
   *
   * <p>Weights that are 0 were not learned, and are left out. Rare surroundings count as much as
   * common ones, so the number is no mean over positions of games.
   *
   * <p>Below the boards are the forms that share their weights at all places, if there are any,
   * with the configurations that weigh most.
   *
   * @param evaluator the evaluator
   * @param title the title of the picture
   * @return the SVG file's text
   * @throws IllegalArgumentException if the features are no patterns, or the view's drawing does
   *     not have each square once
   */
  public static String ofWeights(LearnedEvaluator<?> evaluator, String title) {
    return WeightsPicture.draw(evaluator, patterns(evaluator), title);
  }

  /**
   * Draws the value of a position: what stands on each square, as the side to move sees the board,
   * and what the square contributes. The weight of each pattern is shared equally among its
   * squares, also empty ones. The numbers add up to the value, unless it exceeds the limit of the
   * scale.
   *
   * @param <N> the game's node type
   * @param evaluator the evaluator
   * @param node a position whose game is not over
   * @param title the title of the picture
   * @return the SVG file's text
   * @throws IllegalArgumentException if the features are no patterns, or the view's drawing does
   *     not have each square once
   */
  public static <N extends Node<N>> String ofPosition(
      LearnedEvaluator<N> evaluator, N node, String title) {
    return PositionPicture.draw(evaluator, patterns(evaluator), node, title);
  }

  private static <N extends Node<N>> Patterns<N> patterns(LearnedEvaluator<N> evaluator) {
    if (evaluator.features() instanceof Patterns<N> patterns) {
      return patterns;
    }
    throw new IllegalArgumentException("the features are no patterns of a board, so they have no"
        + " picture: " + evaluator.features().form());
  }
}
