package io.github.yomikiri.reversi;

/**
 * Counts the leaves of the Reversi move tree on bare longs: the same counts as {@link io.github.yomikiri.game.Perft},
 * as fast as the kernels of {@link Bitboard} allow. It is the speed that everything generic is compared with.
 */
public final class ReversiPerft {

  private ReversiPerft() {}

  /**
   * Returns the number of leaves. A pass is one ply, and a game that is over before the depth is reached counts as one
   * leaf.
   *
   * @param position where to start
   * @param depth in plies, at least 0; at 0 the count is 1
   * @return the number of sequences of {@code depth} moves, plus the shorter ones that end the game
   * @throws IllegalArgumentException if {@code depth} is negative
   */
  public static long count(Reversi position, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth " + depth + " is less than 0");
    }
    if (depth == 0) {
      return 1;
    }
    return count(position.own(), position.opponent(), position.board().squares(), depth);
  }

  private static long count(long own, long opponent, long board, int depth) {
    long moves = Bitboard.legalMoves(own, opponent) & board;
    // 1. The leaves themselves need not be made: a pass or the end of the game is one, otherwise
    // there is one per move.
    if (depth == 1) {
      return moves == 0 ? 1 : Long.bitCount(moves);
    }
    // 2. Without a move: a pass, or the end of the game.
    if (moves == 0) {
      boolean over = (Bitboard.legalMoves(opponent, own) & board) == 0;
      return over ? 1 : count(opponent, own, board, depth - 1);
    }
    // 3. Every move, lowest square first.
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
