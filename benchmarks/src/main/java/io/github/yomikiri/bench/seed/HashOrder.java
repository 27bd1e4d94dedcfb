package io.github.yomikiri.bench.seed;

/** The order in which a hash map iterates over the moves that were put in. */
interface HashOrder {

  /** Puts a move in, unless it is there already. */
  void put(int move);

  /** Returns a move's place in the iteration, at least 0 and less than 128, if it was put in. */
  int place(int move);

  /** Takes everything out. */
  void clear();
}
