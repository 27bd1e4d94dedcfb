package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.StopSignal;

/** The two players at one board. */
record Seat<N extends Node<N>>(Player<N> first, Player<N> second) {

  Seat<N> swapped() {
    return new Seat<>(second, first);
  }

  /** Plays a game from its opening to its end, or until the signal is raised. */
  GameResult<N> play(Game<N> opening, long seed, StopSignal stop) {
    return new RunningGame<>(this, opening, stop).play(seed);
  }
}
