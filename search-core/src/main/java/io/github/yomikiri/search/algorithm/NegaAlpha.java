package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.algorithm.Expander.NO_MOVE;
import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;

/**
 * Alpha-beta in one function: the negamax form of {@link AlphaBeta}, which visits the same nodes.
 * When the side to move changes, the window's ends change places and signs.
 *
 * <p>Fail-hard, as in the 2011 blog series: the value returned never leaves the window. A node in
 * which no move beats alpha has no best move.
 */
final class NegaAlpha<N extends Node<N>> extends ExpanderSearch<N> {

  NegaAlpha(Expander<N> expander) {
    super(expander);
  }

  @Override
  public int value(N node, int depth, int alpha, int beta, int ply) {
    // 1. A leaf, or a position that the table knows.
    int known = expander.open(node, depth, alpha, beta, ply);
    if (known != OPEN) {
      return known;
    }
    // 2. The moves, best first. Each must beat the best so far, and a move that reaches beta ends
    // the loop.
    MovePicker<N> moves = expander.moves(ply);
    int count = moves.size();
    int best = alpha;
    int bestMove = NO_MOVE;
    for (int i = 0; i < count; i++) {
      int move = moves.pick(i);
      int score = below(node.play(move), depth - 1, best, beta, ply + 1);
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
    // 3. Store the result.
    expander.close(depth, best, bestMove, alpha, beta, ply);
    return best;
  }

  /** Returns the value of the position after a move, from the view of the side that made it. */
  private int below(N child, int depth, int alpha, int beta, int ply) {
    return child.movesAgain()
        ? value(child, depth, alpha, beta, ply)
        : -value(child, depth, -beta, -alpha, ply);
  }
}
