package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Reversi;

/** A search of Reversi that counts its nodes. */
public abstract class CountingSearch {

  /** How many nodes were visited, over all searches. */
  long nodes;

  CountingSearch() {}

  /**
   * Returns the value for the side to move.
   *
   * @param root the position
   * @param depth the depth in plies
   * @return the value, as a difference in discs
   */
  public abstract int value(Reversi root, int depth);

  /**
   * Returns how many nodes were visited, over all searches.
   *
   * @return the number of nodes
   */
  public final long nodes() {
    return nodes;
  }
}
