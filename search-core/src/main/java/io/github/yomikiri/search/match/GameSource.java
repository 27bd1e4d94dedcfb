package io.github.yomikiri.search.match;

import io.github.yomikiri.game.Node;
import java.util.Optional;

/** Gives a match's games in their order. */
interface GameSource<N extends Node<N>> extends AutoCloseable {

  /** Returns the next game, which is finished; empty when the match was stopped. What its players throw comes out. */
  Optional<GameResult<N>> next();

  /** Ends the games that are still going on, and returns when they have ended. */
  @Override
  void close();
}
