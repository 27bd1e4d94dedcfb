package io.github.yomikiri.bench.jmh;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.bench.textbook.Mailbox;
import io.github.yomikiri.reversi.Reversi;

/** {@link PrimitiveAlphaBeta} on an array of squares: the same tree, node for node. */
final class MailboxAlphaBeta extends CountingSearch {

  @Override
  public int value(Reversi root, int depth) {
    return value(Mailbox.of(root.own(), root.opponent()), depth, -INFINITY, INFINITY);
  }

  private int value(Mailbox board, int depth, int alpha, int beta) {
    nodes++;
    // 1. The end of the game, and the horizon.
    long moves = board.legalMoves();
    if (moves == 0 && board.pass().legalMoves() == 0) {
      return PrimitiveAlphaBeta.finalScore(board.own(), board.opponent());
    }
    if (depth == 0) {
      return Long.bitCount(board.own()) - Long.bitCount(board.opponent());
    }
    // 2. A pass.
    if (moves == 0) {
      int score = -value(board.pass(), depth - 1, -beta, -alpha);
      return Math.max(alpha, Math.min(score, beta));
    }
    // 3. Every move, the lowest square first.
    int best = alpha;
    do {
      Mailbox child = board.play(Long.numberOfTrailingZeros(moves));
      int score = -value(child, depth - 1, -beta, -best);
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
