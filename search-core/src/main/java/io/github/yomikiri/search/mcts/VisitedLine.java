package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Node;

/** The positions of a visit, from the root on. Used by one thread. */
interface VisitedLine {

  /** The positions of a search in which no repetition is a draw. */
  VisitedLine NONE = new VisitedLine() {
    @Override
    public void enter(int ply, Node<?> node) {}

    @Override
    public boolean repeats(int ply) {
      return false;
    }
  };

  /** Adds the position at a ply, after those before it. */
  void enter(int ply, Node<?> node);

  /** Returns whether the position at a ply occurred at an earlier one. */
  boolean repeats(int ply);
}
