package io.github.yomikiri.game;

/**
 * The moves after which an evaluator's value can change much at once, such as captures. A
 * quiescence search follows these moves beyond the horizon, so that the evaluator values quiet
 * positions only.
 *
 * <p>A sequence of noisy moves must have an end. Implementations are immutable or otherwise safe
 * for use by several threads.
 *
 * @param <N> the game's node type
 */
@FunctionalInterface
public interface NoisyMoves<N extends Node<N>> {

  /**
   * Appends the noisy moves, the most promising first. Appends nothing in a quiet position.
   *
   * @param node a position whose game is not over
   * @param out the list to append legal moves to
   */
  void list(N node, MoveList out);

  /**
   * Returns whether the side to move may decline all noisy moves, so that the evaluator's value is
   * a lower bound. If it may not, for example in check, {@link #list} must append all legal moves.
   * The default is that it may.
   *
   * @param node a position whose game is not over
   * @return whether the side to move may decline
   */
  default boolean mayDecline(N node) {
    return true;
  }
}
