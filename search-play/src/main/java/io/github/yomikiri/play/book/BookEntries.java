package io.github.yomikiri.play.book;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Collects the moves of positions in any order, and makes a book of them. */
final class BookEntries {

  private final int maxPositions;
  private final Map<Long, TreeMap<Integer, Integer>> positions = new HashMap<>();

  BookEntries(int maxPositions) {
    this.maxPositions = maxPositions;
  }

  /**
   * Adds a weight to that of a move. The sum is at most {@link Book#MAX_WEIGHT}.
   *
   * @throws IllegalStateException if there are too many positions
   */
  void add(long key, int code, int weight) {
    if (isFull() && !positions.containsKey(key)) {
      throw new IllegalStateException("a book has at most " + maxPositions + " positions");
    }
    positions
        .computeIfAbsent(key, any -> new TreeMap<>())
        .merge(code, weight, (a, b) -> Math.min(a + b, Book.MAX_WEIGHT));
  }

  /** Returns whether no other position can be added. */
  boolean isFull() {
    return positions.size() == maxPositions;
  }

  boolean isEmpty() {
    return positions.isEmpty();
  }

  boolean contains(long key) {
    return positions.containsKey(key);
  }

  Book build() {
    BookArrays arrays = new BookArrays();
    new TreeMap<>(positions).forEach((key, moves) -> {
      arrays.addPosition(key);
      moves.forEach(arrays::addMove);
    });
    return arrays.build();
  }
}
