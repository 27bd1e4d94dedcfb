package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.search.algorithm.Expander.NO_MOVE;
import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;

/**
 * Minimax as defined by von Neumann (1928): two functions that call each other, one for the side
 * that maximizes the value and one for the side that minimizes it. All values are from the root's
 * view. The expander uses the view of the side to move, so the minimizing function changes the sign
 * of values to and from the expander.
 *
 * <p>Every node is visited. The window is not used: the value is always exact.
 */
final class Minimax<N extends Node<N>> extends ExpanderSearch<N> {

  Minimax(Expander<N> expander) {
    super(expander);
  }

  @Override
  public int value(N node, int depth, int alpha, int beta, int ply) {
    return max(node, depth, ply);
  }

  private int max(N node, int depth, int ply) {
    int known = expander.open(node, depth, -INFINITY, INFINITY, ply);
    if (known != OPEN) {
      return known;
    }
    MovePicker<N> moves = expander.moves(ply);
    int best = -INFINITY;
    int bestMove = NO_MOVE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.pick(i);
      N child = node.play(move);
      int score =
          child.movesAgain() ? max(child, depth - 1, ply + 1) : min(child, depth - 1, ply + 1);
      expander.scored(move, score, -INFINITY, INFINITY, ply);
      if (score > best) {
        best = score;
        bestMove = move;
        expander.improved(move, ply);
      }
    }
    expander.close(depth, best, bestMove, -INFINITY, INFINITY, ply);
    return best;
  }

  private int min(N node, int depth, int ply) {
    int known = expander.open(node, depth, -INFINITY, INFINITY, ply);
    if (known != OPEN) {
      return -known;
    }
    MovePicker<N> moves = expander.moves(ply);
    int best = INFINITY;
    int bestMove = NO_MOVE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.pick(i);
      N child = node.play(move);
      int score =
          child.movesAgain() ? min(child, depth - 1, ply + 1) : max(child, depth - 1, ply + 1);
      if (score < best) {
        best = score;
        bestMove = move;
        expander.improved(move, ply);
      }
    }
    expander.close(depth, -best, bestMove, -INFINITY, INFINITY, ply);
    return best;
  }
}
