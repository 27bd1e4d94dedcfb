package io.github.yomikiri.reversi;

import io.github.yomikiri.game.internal.Ranges;

/** Counts the leaves of the move tree on plain longs: {@link Reversi#perft}. */
final class ReversiPerft {

  private ReversiPerft() {}

  static long count(Reversi position, int depth) {
    Ranges.atLeast("depth", depth, 0);
    if (depth == 0) {
      return 1;
    }
    return count(position.own(), position.opponent(), position.board().squares(), depth);
  }

  private static long count(long own, long opponent, long board, int depth) {
    long moves = Bitboard.legalMoves(own, opponent) & board;
    // 1. Count leaves without playing to them. A pass or the end of the game is one leaf; otherwise
    // there is one leaf per move.
    if (depth == 1) {
      return moves == 0 ? 1 : Long.bitCount(moves);
    }
    // 2. Without a move there is a pass, or the game is over.
    if (moves == 0) {
      boolean over = (Bitboard.legalMoves(opponent, own) & board) == 0;
      return over ? 1 : count(opponent, own, board, depth - 1);
    }
    // 3. Play every move, lowest square first.
    long leaves = 0;
    do {
      int square = Long.numberOfTrailingZeros(moves);
      long flips = Bitboard.flips(own, opponent, square);
      leaves += count(opponent ^ flips, own ^ flips ^ (1L << square), board, depth - 1);
      moves &= moves - 1;
    } while (moves != 0);
    return leaves;
  }
}
