package io.github.yomikiri.games;

import java.util.Arrays;

/**
 * Finds the chains of jumps of one piece, depth first and always in the same order. A chain ends
 * where the piece cannot jump any further.
 *
 * <p>A piece that jumps lands on every second row and column, and on one color of these. There are
 * eight such squares, and nine places between them. Each place joins two of the squares, so a chain
 * has at most nine jumps.
 */
final class DraughtsChains {

  private static final int MAX_JUMPS = 9;

  private final Draughts node;
  private final int from;
  private final long empty;
  private final int first;
  private final int end;
  private final int[] path = new int[MAX_JUMPS + 1];
  private int jumps;
  private long left;
  private int toPass;

  /**
   * Prepares a search that finds nothing yet.
   *
   * @param node the position
   * @param from the square of a piece of the side to move
   */
  DraughtsChains(Draughts node, int from) {
    this.node = node;
    this.from = from;
    // The piece may come back to its square.
    empty = node.empty() | 1L << from;
    boolean isKing = (node.kings() >>> from & 1) != 0;
    first = isKing || node.blackToMove() ? 0 : 2;
    end = isKing || !node.blackToMove() ? 4 : 2;
  }

  /** Finds the chain with a number, from 0, and returns whether there is one. */
  boolean find(int number) {
    toPass = number;
    return extend(1L << from, node.opponent(), 0);
  }

  /** Extends a chain at its end, until the chain is complete that is to be found. */
  private boolean extend(long at, long enemies, int depth) {
    path[depth] = Long.numberOfTrailingZeros(at);
    boolean isComplete = depth > 0;
    for (int i = first; i < end; i++) {
      long over = Draughts.step(at, i) & enemies;
      long to = Draughts.step(over, i) & empty;
      if (to != 0) {
        isComplete = false;
        if (extend(to, enemies ^ over, depth + 1)) {
          return true;
        }
      }
    }
    if (!isComplete || toPass-- > 0) {
      return false;
    }
    jumps = depth;
    left = enemies;
    return true;
  }

  /** Returns the square where the chain ends that was found. */
  int to() {
    return path[jumps];
  }

  /** Returns the opponent's pieces that the chain leaves on the board. */
  long left() {
    return left;
  }

  /** Returns the squares of the chain, from the first to the last. */
  int[] path() {
    return Arrays.copyOf(path, jumps + 1);
  }
}
