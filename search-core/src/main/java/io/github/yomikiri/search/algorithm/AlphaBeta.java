package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.algorithm.Expander.NO_MOVE;
import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;

/**
 * Alpha-beta in two functions, one per side, with values from the root's view (Knuth and Moore
 * 1975).
 *
 * <p>{@code alpha} is the value that the maximizing side is sure of on the way to this node.
 * {@code beta} is that of the minimizing side. A node whose value leaves the window cannot matter,
 * however deep it lies. That is the deep cutoff, which {@link BranchAndBound} misses. Fail-hard:
 * the value returned never leaves the window.
 */
final class AlphaBeta<N extends Node<N>> extends ExpanderSearch<N> {

  AlphaBeta(Expander<N> expander) {
    super(expander);
  }

  @Override
  public int value(N node, int depth, int alpha, int beta, int ply) {
    return max(node, depth, alpha, beta, ply);
  }

  private int max(N node, int depth, int alpha, int beta, int ply) {
    int known = expander.open(node, depth, alpha, beta, ply);
    if (known != OPEN) {
      return known;
    }
    MovePicker<N> moves = expander.moves(ply);
    int best = alpha;
    int bestMove = NO_MOVE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.pick(i);
      N child = node.play(move);
      int score = child.movesAgain()
          ? max(child, depth - 1, best, beta, ply + 1)
          : min(child, depth - 1, best, beta, ply + 1);
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
    expander.close(depth, best, bestMove, alpha, beta, ply);
    return best;
  }

  private int min(N node, int depth, int alpha, int beta, int ply) {
    int known = expander.open(node, depth, -beta, -alpha, ply);
    if (known != OPEN) {
      return -known;
    }
    MovePicker<N> moves = expander.moves(ply);
    int best = beta;
    int bestMove = NO_MOVE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.pick(i);
      N child = node.play(move);
      int score = child.movesAgain()
          ? min(child, depth - 1, alpha, best, ply + 1)
          : max(child, depth - 1, alpha, best, ply + 1);
      if (score < best) {
        bestMove = move;
        expander.improved(move, ply);
        if (score <= alpha) {
          expander.cutoff(move, depth, i, ply);
          best = alpha;
          break;
        }
        best = score;
      }
    }
    expander.close(depth, -best, bestMove, -beta, -alpha, ply);
    return best;
  }
}
