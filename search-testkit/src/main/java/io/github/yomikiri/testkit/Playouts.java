package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Compares the play from positions that should be the same for a search. */
final class Playouts<P extends Position<P>> {

  private static final int COUNT = 8;

  /** How many moves of a position are compared by the moves after them. */
  private static final int MAX_CHILDREN = 10;

  private final PortableRandom random;
  private final int maxPlies;

  /** The number of plies that may still be played, so that slow games take no long time. */
  private int pliesLeft = 60_000;

  Playouts(PositionSource<P> source) {
    random = new PortableRandom(source.seed());
    maxPlies = source.maxPlies();
  }

  /**
   * Returns how two positions differ in the legal moves, in the {@link Turn}, or in these after
   * some of the moves.
   */
  Optional<String> differenceAtOnce(P one, P other) {
    Optional<String> now = difference(one, other, List.of());
    if (now.isPresent()) {
      return now;
    }
    int[] moves = Walk.legalMoves(one);
    for (int move : Walk.some(moves, MAX_CHILDREN, random.nextInt(moves.length + 1))) {
      List<String> line = List.of(Walk.name(one, move));
      Optional<String> later = difference(one.play(move), other.play(move), line);
      if (later.isPresent()) {
        return later;
      }
    }
    return Optional.empty();
  }

  /** Returns whether all random games were played, so that no difference means something. */
  boolean hasPliesLeft() {
    return pliesLeft > 0;
  }

  /** Returns how two positions differ at once, or in games of random moves. */
  Optional<String> difference(P one, P other) {
    Optional<String> found = differenceAtOnce(one, other);
    for (int i = 0; i < COUNT && pliesLeft > 0 && found.isEmpty(); i++) {
      found = differenceInGame(one, other);
    }
    return found;
  }

  private Optional<String> differenceInGame(P one, P other) {
    P a = one;
    P b = other;
    List<String> line = new ArrayList<>();
    Optional<String> found = difference(a, b, line);
    int[] moves = Walk.legalMoves(a);
    while (found.isEmpty() && moves.length > 0 && line.size() < maxPlies) {
      int move = moves[random.nextInt(moves.length)];
      line.add(Walk.name(a, move));
      a = a.play(move);
      b = b.play(move);
      pliesLeft--;
      found = difference(a, b, line);
      moves = Walk.legalMoves(a);
    }
    return found;
  }

  /**
   * Returns how two positions differ in the moves that are legal or in the {@link Turn}.
   *
   * @param line the moves that were played from the positions to compare
   */
  static <P extends Position<P>> Optional<String> difference(P a, P b, List<String> line) {
    String after = line.isEmpty() ? "" : "after " + String.join(" ", line) + " ";
    int[] moves = Turn.sortedMoves(a);
    int[] others = Turn.sortedMoves(b);
    if (!Arrays.equals(moves, others)) {
      return Optional.of(after + "only the first has the moves " + extra(a, moves, others)
          + ", and only the second " + extra(b, others, moves));
    }
    if (!line.isEmpty() && Walk.movesAgain(a) != Walk.movesAgain(b)) {
      return Optional.of(
          after + "movesAgain() is " + Walk.movesAgain(a) + " and " + Walk.movesAgain(b));
    }
    return Turn.of(a).difference(Turn.of(b)).map(how -> after + how);
  }

  private static String extra(Position<?> node, int[] moves, int[] others) {
    return Arrays.stream(moves)
        .filter(move -> Arrays.binarySearch(others, move) < 0)
        .mapToObj(move -> Walk.name(node, move))
        .toList()
        .toString();
  }
}
