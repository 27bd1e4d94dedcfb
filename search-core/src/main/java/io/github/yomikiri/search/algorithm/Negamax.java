package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.search.algorithm.Expander.NO_MOVE;
import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;

/**
 * Minimax in one function (Knuth and Moore 1975), by the rule {@code max(a, b) = -min(-a, -b)}.
 * Every value is from the view of the side to move. So both sides maximize, and a child's value
 * counts with the opposite sign.
 *
 * <p>Every node is visited. The window is not used: the value is always exact.
 */
final class Negamax<N extends Node<N>> extends ExpanderSearch<N> {

  Negamax(Expander<N> expander) {
    super(expander);
  }

  @Override
  public int value(N node, int depth, int alpha, int beta, int ply) {
    return value(node, depth, ply);
  }

  private int value(N node, int depth, int ply) {
    int known = expander.open(node, depth, -INFINITY, INFINITY, ply);
    if (known != OPEN) {
      return known;
    }
    MovePicker<N> moves = expander.moves(ply);
    int best = -INFINITY;
    int bestMove = NO_MOVE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.pick(i);
      int score = below(node.play(move), depth - 1, ply + 1);
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

  /** Returns the value of the position after a move, from the view of the side that made it. */
  private int below(N child, int depth, int ply) {
    int value = value(child, depth, ply);
    return child.movesAgain() ? value : -value;
  }
}
