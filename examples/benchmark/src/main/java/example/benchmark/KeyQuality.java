package example.benchmark;

import io.github.yomikiri.game.Node;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How good the keys of a game are. A table takes positions with the same key for the same position,
 * so no two may share one. And it finds the place of a position by some bits of its key, so these
 * must be spread as those of random numbers are.
 *
 * @param positions how many different positions were looked at, those next to the start
 * @param shared how many of them have the key of an earlier one
 * @param spread how many places of a table they take, compared with random keys
 */
record KeyQuality(int positions, int shared, double spread) {

  private static final int PLACE_BITS = 16;

  static <N extends Node<N>> KeyQuality of(N start, int count) {
    Set<Long> keys = new HashSet<>();
    Set<Long> lowPlaces = new HashSet<>();
    Set<Long> highPlaces = new HashSet<>();
    List<N> found = positions(start, count);
    for (N position : found) {
      long key = position.key();
      keys.add(key);
      lowPlaces.add(key & (1L << PLACE_BITS) - 1);
      highPlaces.add(key >>> Long.SIZE - PLACE_BITS);
    }
    double places = 1L << PLACE_BITS;
    double random = places * (1 - Math.exp(-found.size() / places));
    double taken = Math.min(lowPlaces.size(), highPlaces.size());
    return new KeyQuality(found.size(), found.size() - keys.size(), taken / random);
  }

  /** Returns the first positions of a search by breadth. */
  private static <N extends Node<N>> List<N> positions(N start, int count) {
    Set<N> seen = new LinkedHashSet<>(Set.of(start));
    List<N> level = List.of(start);
    while (!level.isEmpty()) {
      List<N> next = new ArrayList<>();
      for (N position : level) {
        for (var move : position.legalMoves()) {
          if (seen.size() == count) {
            return List.copyOf(seen);
          }
          N after = position.play(move.code());
          if (seen.add(after)) {
            next.add(after);
          }
        }
      }
      level = next;
    }
    return List.copyOf(seen);
  }
}
