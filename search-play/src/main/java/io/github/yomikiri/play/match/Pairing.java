package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import java.util.List;
import java.util.stream.IntStream;

/** Two players who play games against each other, one game at a time. */
record Pairing<P extends Position<P>>(Player<P> first, Player<P> second) {

  /** Returns who plays for each seat. */
  List<Player<P>> seated(Seating seating) {
    return IntStream.range(0, seating.seats())
        .mapToObj(seat -> seating.isPlayers(seat) ? first : second)
        .toList();
  }
}
