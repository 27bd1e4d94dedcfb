package io.github.yomikiri.game;

/**
 * A position's estimated value, seen from the side to move.
 *
 * <p>A search calls {@link #evaluate} where its depth runs out and the game goes on, and {@link #terminalScore} where the
 * game is over. Both must be on one scale, for a search compares their results; an evaluator whose unit is not the game's own
 * (thousandths of a disc, say) therefore overrides {@link #terminalScore} as well. Most evaluators are one lambda:
 *
 * <pre>{@code
 * Evaluator<Reversi> discs = Reversi::discDifference;
 * }</pre>
 *
 * <p>Implementations must be deterministic, must not change the node, and must be safe for use by several threads at once.
 *
 * @param <N> the game's node type
 */
@FunctionalInterface
public interface Evaluator<N extends Node<N>> {

  /**
   * Returns the estimated value of a position whose game is not over.
   *
   * @param node a position that is not terminal
   * @return the value in {@code [-Score.MAX, Score.MAX]}, positive when the side to move stands better
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
