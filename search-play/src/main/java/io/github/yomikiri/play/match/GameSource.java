package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Position;
import java.util.Optional;

/** Returns a match's games one after another, in the match's order. */
@FunctionalInterface
interface GameSource<P extends Position<P>> extends AutoCloseable {

  /**
   * Returns the next game, which is finished; empty when the match was stopped. Throws what the
   * game's players throw.
   *
   * @param number the game's number in the match
   */
  Optional<GameResult<P>> next(int number);

  /** Ends the games that are still running, and returns when they have ended. */
  @Override
  default void close() {}
}
