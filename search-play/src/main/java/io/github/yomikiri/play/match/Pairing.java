package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import java.util.List;

/** Two players who play games against each other, one game at a time. */
record Pairing<P extends Position<P>>(Player<P> first, Player<P> second) {

  /**
   * Returns the players of a game in the order of their seats, which they swap in every second
   * game.
   */
  List<Player<P>> seated(int number) {
    return number % 2 == 0 ? List.of(first, second) : List.of(second, first);
  }
}
