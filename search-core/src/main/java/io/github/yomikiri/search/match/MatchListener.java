package io.github.yomikiri.search.match;

import io.github.yomikiri.game.Node;

/**
 * Told of a match's games, in their order whatever the number of games at once, on the thread that called
 * {@link Match#play()}. What it throws ends the match and reaches the caller.
 *
 * @param <N> the game's node type
 */
@FunctionalInterface
public interface MatchListener<N extends Node<N>> {

  /**
   * Called after every finished game.
   *
   * @param game the game
   * @param soFar what the match would return if it ended now, this game included
   */
  void gameFinished(GameResult<N> game, MatchResult soFar);
}
