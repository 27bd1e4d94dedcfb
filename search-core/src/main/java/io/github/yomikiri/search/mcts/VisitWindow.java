package io.github.yomikiri.search.mcts;

/** Which children a visit may follow. Used by one thread. */
@FunctionalInterface
interface VisitWindow {

  /**
   * Returns the score that a child of a node has to exceed to be of interest. A visit calls this
   * method at each of its nodes, from the root down.
   *
   * @param lower the proven lower bound of the node
   * @param ply the ply of the node
   * @param again whether the side to move there has made the last move, too
   */
  int atLeast(int lower, int ply, boolean again);
}
