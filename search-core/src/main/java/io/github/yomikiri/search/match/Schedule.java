package io.github.yomikiri.search.match;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.StopSignal;
import java.util.List;

/** Says which games a match consists of. A game depends on its number alone, not on who plays it when. */
record Schedule<N extends Node<N>>(List<Game<N>> openings, int games, long seed) {

  /** Plays a game: both games of a pair have the same opening, and in the second one the players swap colours. */
  GameResult<N> play(int number, Seat<N> seat, StopSignal stop) {
    Game<N> opening = openings.get(number / 2 % openings.size());
    Seat<N> seated = number % 2 == 0 ? seat : seat.swapped();
    return seated.play(opening, Hash64.of(seed, number), stop);
  }
}
