package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.StopSignal;

/** Two players who play games against each other, one game at a time. */
record Pairing<N extends Node<N>>(Player<N> first, Player<N> second) {

  Pairing<N> swapped() {
    return new Pairing<>(second, first);
  }

  /** Plays a game from its opening to its end, or until the signal is raised. */
  GameResult<N> play(Game<N> opening, long seed, StopSignal stop) {
    return new RunningGame<>(this, opening, stop).play(seed);
  }
}
