package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Node;

/** A position of a game whose type is not known. */
record AnyPosition<N extends Node<N>>(N node) {

  AnyPosition<N> play(int move) {
    return new AnyPosition<>(node.play(move));
  }

  long key() {
    return node.key();
  }

  /** Returns the game's own picture of the position. */
  String picture() {
    return node.toString();
  }
}
