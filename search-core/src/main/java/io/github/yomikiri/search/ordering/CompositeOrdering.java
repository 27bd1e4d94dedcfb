package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.ArrayList;
import java.util.List;

/** Several orderings in one. Each adds to the scores in turn. */
final class CompositeOrdering<N extends Node<N>> implements MoveOrdering<N> {

  private final List<MoveOrdering<N>> orderings;

  CompositeOrdering(List<MoveOrdering<N>> orderings) {
    this.orderings = List.copyOf(orderings);
  }

  @Override
  public void score(N node, int ply, int depth, MoveList moves, int[] scores) {
    for (MoveOrdering<N> ordering : orderings) {
      ordering.score(node, ply, depth, moves, scores);
    }
  }

  @Override
  public void reached(int ply, int move) {
    for (MoveOrdering<N> ordering : orderings) {
      ordering.reached(ply, move);
    }
  }

  /** Adapts each ordering by itself, because some adapt better than the default does. */
  @Override
  public <I extends Node<I>> MoveOrdering<I> over(IncrementalEvaluator<N, I> evaluator) {
    List<MoveOrdering<I>> adapted = new ArrayList<>();
    orderings.forEach(ordering -> adapted.add(ordering.over(evaluator)));
    return new CompositeOrdering<>(adapted);
  }

  @Override
  public void cutoff(N node, int ply, int depth, MoveList moves, int place) {
    for (MoveOrdering<N> ordering : orderings) {
      ordering.cutoff(node, ply, depth, moves, place);
    }
  }

  @Override
  public void best(int ply, int depth, int move) {
    for (MoveOrdering<N> ordering : orderings) {
      ordering.best(ply, depth, move);
    }
  }

  @Override
  public void newSearch() {
    for (MoveOrdering<N> ordering : orderings) {
      ordering.newSearch();
    }
  }

  @Override
  public void reset() {
    for (MoveOrdering<N> ordering : orderings) {
      ordering.reset();
    }
  }
}
