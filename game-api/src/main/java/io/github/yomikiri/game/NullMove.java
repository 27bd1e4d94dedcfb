package io.github.yomikiri.game;

/**
 * A pass that the rules do not have. A search plays it in positions where nearly every move is
 * better than to do nothing, as in chess. If the opponent cannot profit from the free move, the
 * position is so good that its moves need no deep search (Donninger 1993).
 *
 * <p>The idea fails where to move is a burden (zugzwang). Reversi, Connect Four and chess with few
 * pieces are such games. Implementations are immutable or otherwise safe for use by several
 * threads.
 *
 * @param <N> the game's node type
 */
public interface NullMove<N extends Node<N>> {

  /**
   * Returns whether a search may pass in a position. Return false where a pass could not be
   * answered by legal play, for example in check, and where to move may be a burden.
   *
   * @param node a position whose game is not over
   * @return whether {@link #play} may be called
   */
  boolean isAllowed(N node);

  /**
   * Returns the position in which the side to move has passed.
   *
   * @param node a position for which {@link #isAllowed} returned true
   * @return the same position with the other side to move; its game is not over
   */
  N play(N node);
}
