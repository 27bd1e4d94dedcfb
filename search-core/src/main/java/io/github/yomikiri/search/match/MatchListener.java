package io.github.yomikiri.search.match;

import io.github.yomikiri.game.Node;

/**
 * Receives a match's games on the thread that called {@link Match#play()}. The games come in the
 * match's order, even if several are played at once. An exception from a listener ends the match
 * and reaches the caller.
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
