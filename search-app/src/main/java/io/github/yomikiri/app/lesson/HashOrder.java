package io.github.yomikiri.app.lesson;

/** The order in which a hash map iterates over its moves. */
public interface HashOrder {

  /** Adds a move to the map, unless the map has it already. */
  void put(int move);

  /** Returns the place in the iteration of a move that was added, at least 0 and less than 128. */
  int place(int move);

  /** Removes all moves. */
  void clear();
}
