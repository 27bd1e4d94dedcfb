package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Position;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Plays the moves of a walk in another order. In many games this leads to equal positions, or to
 * positions with the sides changed.
 */
final class Transpositions {

  /**
   * The sides exchange their moves in shorter walks only, because the number of moves to play grows
   * with the square of the length.
   */
  private static final int MAX_EXCHANGED = 16;

  private Transpositions() {}

  /**
   * Returns the position, and the position after exchanging the last move with the same side's move
   * before.
   */
  static <P extends Position<P>> List<Walk<P>> sameSide(Walk<P> at) {
    return Stream.of(Optional.of(at), exchanged(at, 3))
        .flatMap(Optional::stream)
        .toList();
  }

  /**
   * Returns the position after exchanging the last two moves, and the position after each side
   * plays the other's moves.
   */
  static <P extends Position<P>> List<Walk<P>> otherSide(Walk<P> at) {
    return Stream.of(exchanged(at, 2), allExchanged(at))
        .flatMap(Optional::stream)
        .toList();
  }

  private static <P extends Position<P>> Optional<Walk<P>> exchanged(Walk<P> at, int distance) {
    if (at.plies() < distance) {
      return Optional.empty();
    }
    List<Integer> last = at.lastMoves(distance);
    Collections.swap(last, 0, distance - 1);
    return at.ancestor(distance).along(last);
  }

  private static <P extends Position<P>> Optional<Walk<P>> allExchanged(Walk<P> at) {
    int plies = at.plies();
    if (plies < 2 || plies > MAX_EXCHANGED) {
      return Optional.empty();
    }
    List<Integer> moves = at.lastMoves(plies);
    for (int ply = 0; ply + 1 < plies; ply += 2) {
      Collections.swap(moves, ply, ply + 1);
    }
    return at.ancestor(plies).along(moves);
  }
}
