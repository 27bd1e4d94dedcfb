package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.algorithm.Expander.NO_MOVE;
import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;

/**
 * Alpha-beta in one function: the negamax form of {@link AlphaBeta}, in which the window is turned around together with the
 * side to move. It visits the same nodes.
 *
 * <p>Fail-hard, as the 2011 blog series has it: the value returned never leaves the window, and a node in which no move beats
 * alpha has no best move.
 */
final class NegaAlpha<N extends Node<N>> extends ExpanderSearch<N> {

  NegaAlpha(Expander<N> expander) {
    super(expander);
  }

  @Override
  int value(N node, int depth, int alpha, int beta, int ply) {
    // 1. A leaf, or a position that the table knows.
    int known = expander.open(node, depth, alpha, beta, ply);
    if (known != OPEN) {
      return known;
    }
    // 2. The moves, best first: each must beat the best so far, and one that reaches beta ends the
    // node.
    MovePicker moves = expander.moves(ply);
    int count = moves.size();
    int best = alpha;
    int bestMove = NO_MOVE;
    for (int i = 0; i < count; i++) {
      int move = moves.pick(i);
      int score = -value(node.play(move), depth - 1, -beta, -best, ply + 1);
      expander.scored(move, score, best, beta, ply);
      if (score > best) {
        bestMove = move;
        expander.improved(move, ply);
        if (score >= beta) {
          expander.cutoff(move, depth, i, ply);
          best = beta;
          break;
        }
        best = score;
      }
    }
    // 3. What was learned.
    expander.close(depth, best, bestMove, alpha, beta, ply);
    return best;
  }
}
