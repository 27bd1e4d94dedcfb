package io.github.yomikiri.bench.jmh;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;

/**
 * Alpha-beta written for Reversi alone, on bare longs: no objects, no interfaces, no limits, no
 * statistics except the number of nodes. The generic search is measured against this search.
 *
 * <p>It visits exactly the tree of {@link io.github.yomikiri.search.algorithm.Algorithm#NEGA_ALPHA}
 * with disc difference as the evaluator: the lowest square first, a pass is a ply, fail-hard. At
 * the horizon, too, the search tests whether the game is over, which means that neither side has a
 * move. The value of a finished game is the difference in discs, with the empty squares for the
 * winner.
 */
public final class PrimitiveAlphaBeta extends CountingSearch {

  /** Makes a search that has visited no nodes. */
  public PrimitiveAlphaBeta() {}

  @Override
  public int value(Reversi root, int depth) {
    return value(root.own(), root.opponent(), depth, -INFINITY, INFINITY);
  }

  private int value(long own, long opponent, int depth, int alpha, int beta) {
    nodes++;
    // 1. The end of the game, and the horizon.
    long moves = Bitboard.legalMoves(own, opponent);
    if (moves == 0 && Bitboard.legalMoves(opponent, own) == 0) {
      return finalScore(own, opponent);
    }
    if (depth == 0) {
      return Long.bitCount(own) - Long.bitCount(opponent);
    }
    // 2. A pass.
    if (moves == 0) {
      int score = -value(opponent, own, depth - 1, -beta, -alpha);
      return Math.max(alpha, Math.min(score, beta));
    }
    // 3. Every move, the lowest square first.
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

  /**
   * Returns the difference in discs, own minus opponent's, with the empty squares for the side that
   * has more.
   */
  static int finalScore(long own, long opponent) {
    int difference = Long.bitCount(own) - Long.bitCount(opponent);
    return difference + Integer.signum(difference) * Long.bitCount(~(own | opponent));
  }
}
