package io.github.yomikiri.game;

import java.util.function.ToIntFunction;

/**
 * Estimates the value of a position, from the view of the side to move.
 *
 * <p>A search calls {@link #evaluate} for an unfinished position at the horizon, and compares the
 * value with the scores of finished games. In a game of wins, draws and losses a win is worth more
 * than any estimate, so the numbers may count anything. In a game of points an evaluator with
 * another unit than the game's own, such as thousandths of a disc, must override {@link #unit}.
 * Most evaluators are one lambda:
 *
 * <pre>{@code
 * Evaluator<Reversi> discs = Reversi::discDifference;
 * }</pre>
 *
 * <p>Implementations must be deterministic, must not change the node, and must be safe for use by
 * several threads at once.
 *
 * @param <N> the game's node type
 */
@FunctionalInterface
public interface Evaluator<N extends Node<N>> {

  /**
   * Returns the estimated value of a position whose game is not over.
   *
   * @param node a position that is not terminal, except for a draw that {@link Node#isTerminalLeaf}
   *     does not notice
   * @return the value in {@code [-Score.MAX, Score.MAX]}, positive when the side to move has the
   *     better position
   */
  int evaluate(N node);

  /**
   * Returns the unit of this evaluator's values. The default is {@link Unit#unstated()}.
   *
   * @return the unit, always the same one
   */
  default Unit<N> unit() {
    return Unit.unstated();
  }

  /**
   * Returns whether this evaluator is slow: an estimate takes clearly longer than an access to
   * memory, some hundred nanoseconds or more. Then it pays to store the estimates of positions
   * instead of computing them again. Override this method in a network or in another evaluator of
   * this kind.
   *
   * @return whether estimates are worth storing, always the same answer; by default false
   */
  default boolean isSlow() {
    return false;
  }

  /**
   * Returns whether this evaluator adds up what is {@linkplain Knowledge#banked banked} and what it
   * thinks of the rest: with one point more in the bank and nothing else changed, an estimate is
   * one point greater. Stored estimates of a position then serve whatever was won before it.
   *
   * @return whether estimates count the bank point by point, always the same answer; by default
   *     false
   */
  default boolean countsBanked() {
    return false;
  }

  /**
   * Returns an evaluator of estimates in a fraction of the game's own unit, as {@link Unit#points}
   * has it:
   *
   * <pre>{@code
   * Evaluator<Breakthrough> pieces = Evaluator.of(node -> 100 * node.lead(), 10_000);
   * }</pre>
   *
   * @param <N> the game's node type
   * @param estimates computes the estimates, mostly a lambda
   * @param perPoint the value of one point of {@link Node#terminalScore()}, in {@code [1,
   *     Score.MAX]}
   * @return an evaluator with these estimates and the unit {@code Unit.points(perPoint)}
   * @throws IllegalArgumentException if {@code perPoint} is outside its range
   */
  static <N extends Node<N>> Evaluator<N> of(ToIntFunction<N> estimates, int perPoint) {
    return of(estimates, Unit.<N>points(perPoint));
  }

  /**
   * Returns an evaluator of estimates in a unit that is no fraction of the game's own.
   *
   * @param <N> the game's node type
   * @param estimates computes the estimates, mostly a lambda
   * @param unit the unit of the estimates
   * @return an evaluator with these estimates and this unit
   */
  static <N extends Node<N>> Evaluator<N> of(ToIntFunction<N> estimates, Unit<N> unit) {
    return new EstimatesInUnit<>(estimates, unit);
  }

  /**
   * Returns this evaluator with other estimates. The scores of finished games stay as they are. Use
   * it to add noise, to scale estimates, or to mix them with those of another evaluator:
   *
   * <pre>{@code
   * Evaluator<Reversi> noisy =
   *     evaluator.withEstimates((node, estimate) -> estimate + Math.floorMod(node.key(), 21) - 10);
   * }</pre>
   *
   * <p>The result of an {@link IncrementalEvaluator} is incremental, too.
   *
   * @param change computes the new estimate of each position
   * @return an evaluator with the changed estimates
   */
  default Evaluator<N> withEstimates(Change<N> change) {
    return new ChangedEvaluator<>(this, change);
  }

  /**
   * Changes the estimates of an evaluator. As an evaluator, it must be deterministic, and safe for
   * use by several threads.
   *
   * @param <N> the game's node type
   */
  @FunctionalInterface
  interface Change<N extends Node<N>> {

    /**
     * Returns the new estimate of a position.
     *
     * @param node a position whose game is not over
     * @param estimate the evaluator's value, from the view of the side to move
     * @return the new value in {@code [-Score.MAX, Score.MAX]}, from the same view
     */
    int apply(N node, int estimate);
  }
}
