package io.github.yomikiri.app.games;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;

/**
 * What a game knows, for searches with any evaluator. The bounds are points of the game. An
 * evaluator that has learned the chance to win has no points, so its searches use only the moves
 * and the symmetries. The game has no {@linkplain Knowledge#banked banked} points.
 *
 * @param known all that the game knows
 */
record KnowledgeForAnyUnit<N extends Node<N>>(Knowledge<N> known) implements Knowledge<N> {

  @Override
  public Knowledge<N> inUnit(Unit<N> other) {
    return other.perPoint().isPresent() || !other.isStated() ? known.inUnit(other) : this;
  }

  @Override
  public <I extends Node<I>> Knowledge<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new KnowledgeForAnyUnit<>(known.over(evaluator));
  }

  @Override
  public void candidates(N node, MoveList out) {
    known.candidates(node, out);
  }

  @Override
  public int symmetry(N node) {
    return known.symmetry(node);
  }

  @Override
  public long key(N node, int symmetry) {
    return known.key(node, symmetry);
  }

  @Override
  public int image(int move, int symmetry) {
    return known.image(move, symmetry);
  }

  @Override
  public int original(int image, int symmetry) {
    return known.original(image, symmetry);
  }
}
