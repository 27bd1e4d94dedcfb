package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Counts the moves of positions in any order, and makes a book of them. */
final class BookEntries {

  private final int maxPositions;
  private final Map<Long, TreeMap<Integer, Tally>> positions = new HashMap<>();

  BookEntries(int maxPositions) {
    this.maxPositions = maxPositions;
  }

  /** How often a move was added, and the sum of its weights. */
  private static final class Tally {
    private int count;
    private int weight;

    void add(int more) {
      count = Math.min(count + 1, Book.MAX_WEIGHT);
      weight = Math.min(weight + more, Book.MAX_WEIGHT);
    }
  }

  /**
   * Adds a weight, which may be 0, to that of a move. The sum is at most {@link Book#MAX_WEIGHT}.
   *
   * @throws IllegalStateException if there are too many positions
   */
  void add(long key, int code, int weight) {
    if (!hasRoom(key)) {
      throw new IllegalStateException(full());
    }
    positions
        .computeIfAbsent(key, any -> new TreeMap<>())
        .computeIfAbsent(code, any -> new Tally())
        .add(weight);
  }

  /** Returns whether moves of a position can be added. */
  boolean hasRoom(long key) {
    return positions.size() < maxPositions || positions.containsKey(key);
  }

  /** Returns why no other position can be added. */
  String full() {
    return "a book has at most " + maxPositions + " positions";
  }

  boolean isEmpty() {
    return positions.isEmpty();
  }

  /** Makes a book of the moves that have a weight and were added at least this often. */
  <P extends Position<P>> Book<P> build(int minCount) {
    BookArrays arrays = new BookArrays();
    new TreeMap<>(positions).forEach((key, moves) -> {
      TreeMap<Integer, Tally> kept = new TreeMap<>(moves);
      kept.values().removeIf(tally -> tally.count < minCount || tally.weight == 0);
      if (!kept.isEmpty()) {
        arrays.addPosition(key);
        kept.forEach((code, tally) -> arrays.addMove(code, tally.weight));
      }
    });
    return new Book<>(arrays);
  }
}
