package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.SearchContext;

/**
 * Measures the scale of an evaluator's values, by which they become rewards. It is the mean size of
 * the evaluator's values on some random lines from the root. A usual value then has the reward
 * 0.76, where the map still separates better from worse.
 */
final class RewardScale {

  private static final int LINES = 8;
  private static final int PLIES = 24;

  private RewardScale() {}

  /** Returns the mean size of the evaluator's values, at least 1. */
  static <N extends Node<N>> double measure(
      Evaluator<N> evaluator, N root, PortableRandom random, SearchContext context) {
    MoveList moves = new MoveList();
    double sum = 0;
    int count = 0;
    for (int line = 0; line < LINES; line++) {
      N node = root;
      for (int ply = 0; ply < PLIES; ply++) {
        context.visit(0);
        moves.clear();
        node.moves(moves);
        if (moves.isEmpty()) {
          context.countTerminal();
          break;
        }
        context.countEvaluation();
        sum += Math.abs(Score.check(evaluator.evaluate(node), node, "evaluate"));
        count++;
        node = node.play(moves.get(random.nextInt(moves.size())));
      }
    }
    return Math.max(1, sum / Math.max(1, count));
  }
}
