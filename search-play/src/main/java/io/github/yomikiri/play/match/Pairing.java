package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;

/** Two players who play games against each other, one game at a time. */
record Pairing<N extends Node<N>>(Player<N> first, Player<N> second) {

  Pairing<N> swapped() {
    return new Pairing<>(second, first);
  }
}
