package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.round.Round;
import java.util.List;
import java.util.stream.IntStream;

/** Two players who play games against each other, one game at a time. */
record Pairing<P extends Position<P>>(Player<P> first, Player<P> second) {

  /** Returns who plays for each seat in a game of a round. */
  List<Player<P>> seated(Round round, int number) {
    return IntStream.range(0, round.seats())
        .mapToObj(seat -> round.isPlayers(number, seat) ? first : second)
        .toList();
  }
}
