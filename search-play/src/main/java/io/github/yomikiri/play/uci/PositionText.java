package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Position;

/**
 * The texts that stand for the positions of a game in UCI, such as FEN for chess. Moves have their
 * texts from {@link Position#notation} and {@link Position#parse}.
 *
 * <p>Implementations must be safe for use by several threads.
 *
 * @param <P> the game's position type
 */
public interface PositionText<P extends Position<P>> {

  /**
   * Returns the position that UCI calls {@code startpos}.
   *
   * @return the start position of the game
   */
  P start();

  /**
   * Reads a position.
   *
   * @param text words with single spaces between, none of them {@code moves}
   * @return the position
   * @throws IllegalArgumentException if the text is not that of a position; the message says what
   *     is wrong
   */
  P read(String text);

  /**
   * Returns the text of a position, which {@link #read} reads.
   *
   * @param position any position
   * @return one line, without the word {@code moves}
   */
  String write(P position);

  /**
   * Returns whether it is the turn of the side that UCI calls White, and UGI player 1. The clocks
   * of a game have these names.
   *
   * @param position any position
   * @return whether the side to move is the one that begins in the {@linkplain #start() start
   *     position}
   */
  boolean isFirstToMove(P position);
}
