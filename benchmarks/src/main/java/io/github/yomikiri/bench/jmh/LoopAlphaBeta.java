package io.github.yomikiri.bench.jmh;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;

/**
 * {@link PrimitiveAlphaBeta} as a loop with a stack of its own. Arrays with one place per ply hold
 * what the local variables of a call would hold. The Interprism developers (2016) tried such a loop
 * and measured it 10 % slower than recursion.
 */
final class LoopAlphaBeta extends CountingSearch {

  private final long[] own;
  private final long[] opponent;
  private final long[] rest;
  private final int[] alpha;
  private final int[] beta;
  /** Makes room for searches down to a depth. */
  LoopAlphaBeta(int maxDepth) {
    own = new long[maxDepth + 1];
    opponent = new long[maxDepth + 1];
    rest = new long[maxDepth + 1];
    alpha = new int[maxDepth + 1];
    beta = new int[maxDepth + 1];
  }

  @Override
  public int value(Reversi root, int depth) {
    own[0] = root.own();
    opponent[0] = root.opponent();
    alpha[0] = -INFINITY;
    beta[0] = INFINITY;
    int ply = 0;
    while (true) {
      // 1. Enter the node at this ply. If the node is not a leaf, its first child is next.
      nodes++;
      long moves = Bitboard.legalMoves(own[ply], opponent[ply]);
      int value;
      if (moves == 0 && Bitboard.legalMoves(opponent[ply], own[ply]) == 0) {
        value = PrimitiveAlphaBeta.finalScore(own[ply], opponent[ply]);
      } else if (ply == depth) {
        value = Long.bitCount(own[ply]) - Long.bitCount(opponent[ply]);
      } else {
        rest[ply] = moves;
        down(ply++);
        continue;
      }
      // 2. Hand the value up, through every node that has no move left or is cut off.
      do {
        if (ply == 0) {
          return value;
        }
        ply--;
        alpha[ply] = Math.max(alpha[ply], Math.min(-value, beta[ply]));
        value = alpha[ply];
      } while (rest[ply] == 0 || value == beta[ply]);
      // 3. The next child of the node reached.
      down(ply++);
    }
  }

  /** Sets up the child that the lowest of the moves left leads to; no move left means a pass. */
  private void down(int ply) {
    long moves = rest[ply];
    long flips = 0;
    long placed = 0;
    if (moves != 0) {
      int square = Long.numberOfTrailingZeros(moves);
      flips = Bitboard.flips(own[ply], opponent[ply], square);
      placed = 1L << square;
      rest[ply] = moves & (moves - 1);
    }
    own[ply + 1] = opponent[ply] ^ flips;
    opponent[ply + 1] = own[ply] ^ flips ^ placed;
    alpha[ply + 1] = -beta[ply];
    beta[ply + 1] = -alpha[ply];
  }
}
