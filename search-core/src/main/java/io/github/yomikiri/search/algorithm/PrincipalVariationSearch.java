package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;
import static io.github.yomikiri.search.algorithm.Expander.NO_MOVE;
import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Node;

/**
 * Principal variation search (Marsland and Campbell 1982), also known as NegaScout (Reinefeld
 * 1983): Scout's idea inside alpha-beta. The first move is searched with the whole window. Every
 * other move is searched with a null window, which shows only whether the move is better. A move
 * that is better is searched again.
 *
 * <p>Fail-soft: outside the window the value is the tightest bound known. If no move is better than
 * {@code alpha}, the values are upper bounds of unlike quality, so the greatest says little about
 * its move. The table then keeps the move that it had.
 */
final class PrincipalVariationSearch<N extends Node<N>> extends ExpanderSearch<N> {

  PrincipalVariationSearch(Expander<N> expander) {
    super(expander);
  }

  @Override
  public int value(N node, int depth, int alpha, int beta, int ply) {
    // 1. A leaf, or a position that the table knows.
    int known = expander.open(node, depth, alpha, beta, ply);
    if (known != OPEN) {
      return known;
    }
    MovePicker<N> moves = expander.moves(ply);
    int count = moves.size();
    int floor = alpha;
    int best = -INFINITY;
    int bestMove = NO_MOVE;
    for (int i = 0; i < count; i++) {
      int move = moves.pick(i);
      // 2. The first move gets the whole window. The others get a null window, which shows whether
      // they are better.
      N child = node.play(move);
      int ceiling = i == 0 ? beta : floor + 1;
      int score = below(child, depth - 1, floor, ceiling, ply + 1);
      // 3. A better move gets the whole window too, unless it has reached beta already.
      if (score >= ceiling && score < beta) {
        expander.reSearched();
        score = below(child, depth - 1, floor, beta, ply + 1);
      }
      expander.scored(move, score, floor, beta, ply);
      // 4. Keep the best move so far, and stop at a cutoff.
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > floor) {
          floor = score;
          expander.improved(move, ply);
          if (score >= beta) {
            expander.cutoff(move, depth, i, ply);
            break;
          }
        }
      }
    }
    // 5. Store the result, with a move only if one is better.
    expander.close(depth, best, best > alpha ? bestMove : moves.guide(), alpha, beta, ply);
    return best;
  }

  /** Returns the value of the position after a move, from the view of the side that made it. */
  private int below(N child, int depth, int alpha, int beta, int ply) {
    return child.movesAgain()
        ? value(child, depth, alpha, beta, ply)
        : -value(child, depth, -beta, -alpha, ply);
  }
}
