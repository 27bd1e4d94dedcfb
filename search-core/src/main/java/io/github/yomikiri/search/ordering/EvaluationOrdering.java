package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;

/** Prefers moves to positions that look good: {@link MoveOrdering#byEvaluation}. */
final class EvaluationOrdering<N extends Node<N>> implements MoveOrdering<N> {

  private final Evaluator<N> evaluator;
  private final int minDepth;

  EvaluationOrdering(Evaluator<N> evaluator, int minDepth) {
    Ranges.atLeast("minimum depth", minDepth, 1);
    this.evaluator = evaluator;
    this.minDepth = minDepth;
  }

  /**
   * Returns this ordering for the evaluator's nodes. If this ordering uses the search's own
   * evaluator, the new one takes the children's values from these nodes.
   */
  @Override
  public <I extends Node<I>> MoveOrdering<I> over(IncrementalEvaluator<N, I> incremental) {
    return evaluator == incremental
        ? new EvaluationOrdering<>(incremental.incremental(), minDepth)
        : MoveOrdering.super.over(incremental);
  }

  @Override
  public void score(N node, int ply, int depth, MoveList moves, int[] scores) {
    if (depth < minDepth) {
      return;
    }
    for (int i = 0; i < moves.size(); i++) {
      N child = node.play(moves.get(i));
      int value =
          child.isTerminal() ? evaluator.unit().terminalScore(child) : evaluator.evaluate(child);
      scores[i] += child.movesAgain() ? value : -value;
    }
  }
}
