package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;

/** Positions that are symmetric to each other by the knowledge about a game. */
final class Symmetric {

  private Symmetric() {}

  /** Returns a number that is the same for a position and its images. */
  static <N extends Node<N>> long identity(Knowledge<N> knowledge, N position) {
    return position.isTerminal()
        ? position.key()
        : Hash64.of(
            knowledge.key(position, knowledge.symmetry(position)), knowledge.banked(position));
  }
}
