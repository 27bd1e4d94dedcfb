package io.github.yomikiri.bench.jmh;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;

/**
 * {@link PrimitiveAlphaBeta} without the test for the end of the game at the horizon: the value of
 * a leaf is its difference in discs, even if the game is over. So the legal moves of most nodes
 * need not be computed.
 *
 * <p>It is <em>not</em> the same search. If a game ends exactly at the horizon, the empty squares
 * do not count for the winner. So values and cutoffs differ as soon as the search reaches the end
 * of a game. This class shows how fast a search can be that does not test whether its leaves are
 * finished games.
 */
final class HorizonBlindAlphaBeta extends CountingSearch {

  @Override
  public int value(Reversi root, int depth) {
    return value(root.own(), root.opponent(), depth, -INFINITY, INFINITY);
  }

  private int value(long own, long opponent, int depth, int alpha, int beta) {
    nodes++;
    // 1. The horizon, and the end of the game above it.
    if (depth == 0) {
      return Long.bitCount(own) - Long.bitCount(opponent);
    }
    long moves = Bitboard.legalMoves(own, opponent);
    if (moves == 0) {
      if (Bitboard.legalMoves(opponent, own) == 0) {
        return PrimitiveAlphaBeta.finalScore(own, opponent);
      }
      int score = -value(opponent, own, depth - 1, -beta, -alpha);
      return Math.max(alpha, Math.min(score, beta));
    }
    // 2. Every move, the lowest square first.
    int best = alpha;
    do {
      int square = Long.numberOfTrailingZeros(moves);
      long flips = Bitboard.flips(own, opponent, square);
      int score = -value(opponent ^ flips, own ^ flips ^ (1L << square), depth - 1, -beta, -best);
      if (score > best) {
        if (score >= beta) {
          return beta;
        }
        best = score;
      }
      moves &= moves - 1;
    } while (moves != 0);
    return best;
  }
}
