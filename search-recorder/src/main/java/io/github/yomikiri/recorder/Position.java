package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Node;

/** A position of a game whose type is not known. */
record Position<N extends Node<N>>(N node) {

  Position<N> play(int move) {
    return new Position<>(node.play(move));
  }

  long key() {
    return node.key();
  }

  /** Returns the game's own picture of the position. */
  String picture() {
    return node.toString();
  }
}
