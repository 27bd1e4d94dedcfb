package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Node;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Counts the moves of positions in any order, and makes a book of them. */
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
    if (!hasRoom(key)) {
      throw new IllegalStateException(full());
    }
    positions
        .computeIfAbsent(key, any -> new TreeMap<>())
        .merge(code, weight, (a, b) -> Math.min(a + b, Book.MAX_WEIGHT));
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

  <N extends Node<N>> Book<N> build() {
    BookArrays arrays = new BookArrays();
    new TreeMap<>(positions).forEach((key, moves) -> {
      arrays.addPosition(key);
      moves.forEach(arrays::addMove);
    });
    return new Book<>(arrays);
  }
}
