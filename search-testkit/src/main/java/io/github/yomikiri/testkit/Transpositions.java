package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The same moves in another order: in many games the way to equal positions, or to those with the sides changed. */
final class Transpositions {

  /** Longer ways are not tried, for their number grows with the square of the length. */
  private static final int MAX_PLIES = 100;

  private Transpositions() {}

  /** Returns the position, and what comes of exchanging the last move with the same side's move before. */
  static <N extends Node<N>> List<Walk<N>> sameSide(Walk<N> at) {
    return Stream.of(Optional.of(at), exchanged(at, 3))
        .flatMap(Optional::stream)
        .toList();
  }

  /** Returns what comes of exchanging the last two moves, and of each side playing the other's moves. */
  static <N extends Node<N>> List<Walk<N>> otherSide(Walk<N> at) {
    return Stream.of(exchanged(at, 2), allExchanged(at))
        .flatMap(Optional::stream)
        .toList();
  }

  private static <N extends Node<N>> Optional<Walk<N>> exchanged(Walk<N> at, int distance) {
    int plies = at.moves().size();
    if (plies < distance || plies > MAX_PLIES) {
      return Optional.empty();
    }
    List<Integer> moves = new ArrayList<>(at.moves());
    Collections.swap(moves, plies - distance, plies - 1);
    return at.along(moves);
  }

  private static <N extends Node<N>> Optional<Walk<N>> allExchanged(Walk<N> at) {
    int plies = at.moves().size();
    if (plies < 2 || plies > MAX_PLIES) {
      return Optional.empty();
    }
    List<Integer> moves = new ArrayList<>(at.moves());
    for (int ply = 0; ply + 1 < plies; ply += 2) {
      Collections.swap(moves, ply, ply + 1);
    }
    return at.along(moves);
  }
}
