package io.github.yomikiri.bench.seed;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.ordering.HistoryHeuristic;
import io.github.yomikiri.search.ordering.MoveOrdering;

/**
 * The library's history heuristic, which breaks ties as in 2011: by the order in which a hash map
 * iterates over the moves. Moves that were never recorded come last, in the game's order.
 */
final class ScalaHistory<N extends Node<N>> implements MoveOrdering<N> {

  // Places in a map are less than this, so no place outweighs a difference of history values.
  private static final int STEP = 128;

  private final HistoryHeuristic<N> history = new HistoryHeuristic<>();
  private final HashOrder order;

  ScalaHistory(HashOrder order) {
    this.order = order;
  }

  @Override
  public void score(N node, int ply, int depth, MoveList moves, int[] scores) {
    for (int i = 0; i < moves.size(); i++) {
      int value = history.value(moves.get(i));
      if (value > 0) {
        scores[i] += value * STEP + STEP - 1 - order.place(moves.get(i));
      }
    }
  }

  @Override
  public void cutoff(int ply, int depth, int move) {
    history.cutoff(ply, depth, move);
    record(move);
  }

  @Override
  public void best(int ply, int depth, int move) {
    history.best(ply, depth, move);
    record(move);
  }

  private void record(int move) {
    if (history.value(move) > 0) {
      order.put(move);
    }
  }

  @Override
  public void newSearch() {
    reset();
  }

  @Override
  public void reset() {
    history.reset();
    order.clear();
  }
}
