package io.github.yomikiri.game;

/**
 * Estimates the value of a position, from the view of the side to move.
 *
 * <p>A search calls {@link #evaluate} for an unfinished position at the horizon, and
 * {@link #terminalScore} for a finished game. Both results must be on one scale, because a search
 * compares them. So an evaluator with another unit than the game's own, such as thousandths of a
 * disc, must override {@link #terminalScore} as well. Most evaluators are one lambda:
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
   * @param node a position that is not terminal
   * @return the value in {@code [-Score.MAX, Score.MAX]}, positive when the side to move has the
   *     better position
   */
  int evaluate(N node);

  /**
   * Returns the value of a finished game on this evaluator's scale. The default is the game's own
   * {@link Node#terminalScore()}.
   *
   * @param node a position whose game is over
   * @return the value in {@code [-Score.MAX, Score.MAX]}, positive when the side to move has won
   */
  default int terminalScore(N node) {
    return node.terminalScore();
  }
}
