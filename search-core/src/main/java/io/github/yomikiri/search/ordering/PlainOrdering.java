package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/** Adapts an ordering of the game's own nodes to a search of an evaluator's nodes. */
final class PlainOrdering<N extends Node<N>, I extends Node<I>> implements MoveOrdering<I> {

  private final MoveOrdering<N> ordering;
  private final IncrementalEvaluator<N, I> evaluator;

  PlainOrdering(MoveOrdering<N> ordering, IncrementalEvaluator<N, I> evaluator) {
    this.ordering = ordering;
    this.evaluator = evaluator;
  }

  @Override
  public void score(I node, int ply, int depth, MoveList moves, int[] scores) {
    ordering.score(evaluator.plain(node), ply, depth, moves, scores);
  }

  @Override
  public void reached(int ply, int move) {
    ordering.reached(ply, move);
  }

  @Override
  public void cutoff(I node, int ply, int depth, MoveList moves, int place) {
    ordering.cutoff(evaluator.plain(node), ply, depth, moves, place);
  }

  @Override
  public void best(int ply, int depth, int move) {
    ordering.best(ply, depth, move);
  }

  @Override
  public void newSearch() {
    ordering.newSearch();
  }

  @Override
  public void reset() {
    ordering.reset();
  }
}
