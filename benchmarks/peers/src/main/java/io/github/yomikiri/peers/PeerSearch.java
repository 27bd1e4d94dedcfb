package io.github.yomikiri.peers;

import io.github.yomikiri.game.Node;

/**
 * A program that searches a game's positions. Each library has one adapter, which serves every
 * game: it shows the nodes of this library to the other one by that library's own interfaces.
 *
 * @param <N> the game's node type
 */
interface PeerSearch<N extends Node<N>> {

  /** Empties the program's memory, so that the next search starts like the first. Not measured. */
  void forget();

  /** Searches a position to a depth in plies. This call is measured. */
  Answer search(N root, int depth);
}
