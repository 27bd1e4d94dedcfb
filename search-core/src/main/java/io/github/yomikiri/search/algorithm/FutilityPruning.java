package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;

/**
 * Futility pruning (Schaeffer 1986; Heinz 1998): near the horizon, a value far outside the window
 * will not come back. Heinz cuts hopeless nodes. This rule also cuts nodes that are too good, which
 * is known as static null-move pruning.
 *
 * <p>Only nodes with a null window are cut. The cut node counts as an evaluated leaf, so nothing
 * that rests on it is called proven. If the margins are true bounds, a cut value is still a bound
 * of the value at this depth.
 */
final class FutilityPruning<N extends Node<N>> extends ActiveRule<N> {

  private final int[] margins;

  FutilityPruning(RuleSearch<N> search, int[] margins) {
    super(search);
    this.margins = margins;
  }

  @Override
  int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
    if (depth == 0 || depth > margins.length || beta - alpha != 1 || node.isTerminal()) {
      return OPEN;
    }
    int value = search.evaluate(node);
    int margin = margins[depth - 1];
    if (value - margin >= beta) {
      return leaf(Math.max(value - margin, -Score.MAX), ply);
    }
    return value + margin <= alpha ? leaf(Math.min(value + margin, Score.MAX), ply) : OPEN;
  }

  private int leaf(int bound, int ply) {
    search.context.visit(ply);
    search.context.countEvaluation();
    return bound;
  }
}
