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
   * @param node a position whose game is not over, except for a draw that
   *     {@link Node#isTerminalLeaf} does not notice
   * @param out the list to append legal moves to
   */
  void list(N node, MoveList out);

  /**
   * Returns whether the side to move may decline all noisy moves, so that the evaluator's value is
   * a lower bound. If it may not, for example in check, {@link #list} must append all legal moves.
   * The default is that it may.
   *
   * @param node a position whose game is not over, except for a draw that
   *     {@link Node#isTerminalLeaf} does not notice
   * @return whether the side to move may decline
   */
  default boolean mayDecline(N node) {
    return true;
  }

  /**
   * Returns the most that a move can gain: how far the evaluator's value may rise after it,
   * whatever follows. A search leaves out a move if even this gain does not reach its window, and
   * then misses a win that the move leads to. In chess, it is the value of the captured piece and a
   * margin for what else changes.
   *
   * @param node a position in which the side to move may decline
   * @param move a move that {@link #list} appends
   * @return the gain from the view of the side to move, in the evaluator's unit; the default,
   *     {@link Integer#MAX_VALUE}, leaves out no move
   */
  default int gain(N node, int move) {
    return Integer.MAX_VALUE;
  }

  /**
   * Returns whether a move is noisy. Override it if a look at the move is enough. Some noisy moves
   * need not be followed, such as captures that lose material.
   *
   * @param node a position whose game is not over
   * @param move a legal move
   * @return by default whether {@link #list} appends the move
   */
  default boolean isNoisy(N node, int move) {
    MoveList noisy = new MoveList();
    list(node, noisy);
    return noisy.contains(move);
  }
}
