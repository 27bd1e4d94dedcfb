package io.github.yomikiri.bench.seed;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.ordering.HistoryHeuristic;
import io.github.yomikiri.search.ordering.MoveOrdering;

/**
 * The library's history heuristic with the ties broken as in 2011: by the order in which a hash map happened to list
 * the moves. Moves that were never recorded come last, in the game's order.
 */
final class ScalaHistory implements MoveOrdering<Reversi> {

  // More than there are places in the map: no tie rule outweighs a history value.
  private static final int STEP = 128;

  private final HistoryHeuristic<Reversi> history = new HistoryHeuristic<>();
  private final ScalaHashOrder order = new ScalaHashOrder();
  private final int symmetry;

  /** Makes an empty table for searches of positions that stand for their image under a symmetry. */
  ScalaHistory(int symmetry) {
    this.symmetry = symmetry;
  }

  @Override
  public void score(Reversi node, int ply, int depth, MoveList moves, int[] scores) {
    for (int i = 0; i < moves.size(); i++) {
      int value = history.value(moves.get(i));
      if (value > 0) {
        scores[i] += value * STEP + STEP - 1 - order.place(original(moves.get(i)));
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
      order.put(original(move));
    }
  }

  private int original(int move) {
    return Reversi.symmetrySquare(symmetry, move);
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
