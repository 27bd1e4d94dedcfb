package io.github.yomikiri.app.lesson;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.ordering.MoveOrdering;

/**
 * The library's history heuristic, which breaks ties as in 2011: by the order in which a hash map
 * iterates over the moves. Moves that were never recorded come last, in the game's order.
 */
public final class ScalaHistory<N extends Node<N>> implements MoveOrdering<N> {

  // Places in a map are less than this, so no place outweighs a difference of history values.
  private static final int STEP = 128;
  // The depth from which on the history counts a move.
  private static final int MIN_DEPTH = 2;

  private final MoveOrdering<N> history = MoveOrdering.history();
  private final HashOrder order;

  /** Makes a history whose ties an order breaks. */
  public ScalaHistory(HashOrder order) {
    this.order = order;
  }

  @Override
  public void score(N node, int ply, int depth, MoveList moves, int[] scores) {
    int[] values = new int[moves.size()];
    history.score(node, ply, depth, moves, values);
    for (int i = 0; i < moves.size(); i++) {
      if (values[i] > 0) {
        scores[i] += values[i] * STEP + STEP - 1 - order.place(moves.get(i));
      }
    }
  }

  @Override
  public void cutoff(N node, int ply, int depth, MoveList moves, int place) {
    history.cutoff(node, ply, depth, moves, place);
    record(depth, moves.get(place));
  }

  @Override
  public void best(int ply, int depth, int move) {
    history.best(ply, depth, move);
    record(depth, move);
  }

  private void record(int depth, int move) {
    if (depth >= MIN_DEPTH) {
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
