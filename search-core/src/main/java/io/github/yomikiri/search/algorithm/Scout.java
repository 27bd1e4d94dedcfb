package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.search.algorithm.Expander.NO_MOVE;
import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;

/**
 * Scout (Pearl 1980): finds the value of the first move, and tests of every other move only whether
 * it is better. For a better move it then finds the value, too. A test is cheap, because one good
 * reply settles it. With a good ordering the answer is nearly always no.
 *
 * <p>{@code value} is Pearl's EVAL and {@code reaches} his TEST. The window is not used: the value
 * is always exact.
 */
final class Scout<N extends Node<N>> extends ExpanderSearch<N> {

  Scout(Expander<N> expander) {
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
      N child = node.play(move);
      // 1. Test whether this move is better.
      if (i > 0) {
        if (!isBetter(child, depth - 1, best, ply + 1)) {
          expander.scored(move, best, best, INFINITY, ply);
          continue;
        }
        expander.reSearched();
      }
      // 2. Find the better move's value. If the table has changed since the test, the value may not
      // be better after all, and the best move so far stays.
      int value = value(child, depth - 1, ply + 1);
      int score = child.movesAgain() ? value : -value;
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

  /**
   * Returns whether the move that led to a child is better than a score. It is not if the opponent
   * can reach the score of the other sign.
   */
  private boolean isBetter(N child, int depth, int score, int ply) {
    return child.movesAgain()
        ? reaches(child, depth, score + 1, ply)
        : !reaches(child, depth, -score, ply);
  }

  /** Returns whether the node's value is at least the bound. */
  private boolean reaches(N node, int depth, int bound, int ply) {
    int known = expander.open(node, depth, bound - 1, bound, ply);
    if (known != OPEN) {
      return known >= bound;
    }
    MovePicker<N> moves = expander.moves(ply);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.pick(i);
      if (isBetter(node.play(move), depth - 1, bound - 1, ply + 1)) {
        expander.improved(move, ply);
        expander.cutoff(move, depth, i, ply);
        expander.close(depth, bound, move, bound - 1, bound, ply);
        return true;
      }
    }
    expander.close(depth, bound - 1, NO_MOVE, bound - 1, bound, ply);
    return false;
  }
}
