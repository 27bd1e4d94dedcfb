package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.search.algorithm.Expander.NO_MOVE;
import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;

/**
 * Branch and bound (F1 in Knuth and Moore 1975): a node is left as soon as its value reaches its
 * parent's best value so far.
 *
 * <p>A child's bound is its parent's best value so far, and nothing from further up. So there are
 * no deep cutoffs, which {@link AlphaBeta} adds. After a move that wins another turn, the child has
 * its parent's bound. Values are from the root's view. The expander uses the view of the side to
 * move, whose window has no lower end here.
 */
final class BranchAndBound<N extends Node<N>> extends ExpanderSearch<N> {

  BranchAndBound(Expander<N> expander) {
    super(expander);
  }

  @Override
  public int value(N node, int depth, int alpha, int beta, int ply) {
    return max(node, depth, beta, ply);
  }

  private int max(N node, int depth, int bound, int ply) {
    int known = expander.open(node, depth, -INFINITY, bound, ply);
    if (known != OPEN) {
      return known;
    }
    MovePicker<N> moves = expander.moves(ply);
    int best = -INFINITY;
    int bestMove = NO_MOVE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.pick(i);
      N child = node.play(move);
      int score = child.movesAgain()
          ? max(child, depth - 1, bound, ply + 1)
          : min(child, depth - 1, best, ply + 1);
      expander.scored(move, score, best, bound, ply);
      if (score > best) {
        best = score;
        bestMove = move;
        expander.improved(move, ply);
        if (score >= bound) {
          expander.cutoff(move, depth, i, ply);
          break;
        }
      }
    }
    expander.close(depth, best, bestMove, -INFINITY, bound, ply);
    return best;
  }

  private int min(N node, int depth, int bound, int ply) {
    int known = expander.open(node, depth, -INFINITY, -bound, ply);
    if (known != OPEN) {
      return -known;
    }
    MovePicker<N> moves = expander.moves(ply);
    int best = INFINITY;
    int bestMove = NO_MOVE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.pick(i);
      N child = node.play(move);
      int score = child.movesAgain()
          ? min(child, depth - 1, bound, ply + 1)
          : max(child, depth - 1, best, ply + 1);
      if (score < best) {
        best = score;
        bestMove = move;
        expander.improved(move, ply);
        if (score <= bound) {
          expander.cutoff(move, depth, i, ply);
          break;
        }
      }
    }
    expander.close(depth, -best, bestMove, -INFINITY, -bound, ply);
    return best;
  }
}
