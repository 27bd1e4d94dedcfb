package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The positions that all lines of play lead to, near the start positions and near the ends of the
 * walks. Here positions occur again more often than on random walks. A small game is visited as a
 * whole.
 */
final class Nearby {

  private static final int MAX_POSITIONS = 6_000;

  /** How many plies before the end of a walk the lines of play begin. */
  private static final int BEFORE_END = 10;

  private Nearby() {}

  /** Calls the check at each position, those with a known key included. */
  static <P extends Position<P>> void forEach(PositionSource<P> source, Consumer<Walk<P>> check) {
    forEach(Walk.starts(source), source.maxPlies(), check);
    List<Walk<P>> nearEnds = Walk.ends(source).stream()
        .map(end -> end.ancestor(Math.min(end.plies(), BEFORE_END)))
        .toList();
    forEach(nearEnds, source.maxPlies(), check);
  }

  private static <P extends Position<P>> void forEach(
      List<Walk<P>> roots, int maxPlies, Consumer<Walk<P>> check) {
    for (Walk<P> root : roots) {
      Set<Long> keys = new HashSet<>();
      Deque<Walk<P>> open = new ArrayDeque<>(List.of(root));
      int left = MAX_POSITIONS / roots.size();
      while (!open.isEmpty() && left > 0) {
        Walk<P> at = open.remove();
        for (int move : at.legalMoves()) {
          left--;
          Walk<P> next = at.play(move);
          next.call(check);
          if (keys.add(next.node().key()) && next.plies() < maxPlies) {
            open.add(next);
          }
        }
      }
    }
  }
}
