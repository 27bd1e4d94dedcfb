package io.github.yomikiri.app.explore;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;

/**
 * The position whose search is explored.
 *
 * @param typed what the person typed for it
 * @param name what the page calls it
 * @param game the position, with the moves that led to it
 */
public record ExploredRoot<N extends Node<N>>(String typed, String name, Game<N> game) {

  /** Returns the position. */
  N node() {
    return game.position();
  }
}
