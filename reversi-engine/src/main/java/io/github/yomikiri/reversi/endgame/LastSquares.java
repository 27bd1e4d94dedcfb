package io.github.yomikiri.reversi.endgame;

import static io.github.yomikiri.reversi.Bitboard.flips;
import static io.github.yomikiri.reversi.Bitboard.lastFlipCount;

/**
 * The exact search of positions with at most four empty squares. It has its own code, because most
 * of a solver's nodes are such positions.
 *
 * <p>With at most four empty squares, trying each square is cheaper than generating the legal
 * moves. One mask rejects a square without an opponent's disc beside it. A square that flips
 * nothing is not a legal move. The last square is not played, because the number of its flips gives
 * the score. Squares alone in their quadrant come first (parity). Every function returns a value
 * from the view of the side to move, or a bound of the value (fail-soft). The window is
 * {@code (alpha, alpha + 1)}.
 */
final class LastSquares {

  private static final int NONE = -100;

  /** The squares beside each square. */
  private static final long[] BESIDE = new long[64];

  static {
    for (int square = 0; square < 64; square++) {
      long files = 0x7L << (square & 7) >>> 1 & 0xFF;
      long rows = files * 0x010101L;
      BESIDE[square] = square >= 8 ? rows << (square & 56) - 8 : rows >>> 8;
      BESIDE[square] &= ~(1L << square);
    }
  }

  private final NodeCounter nodes;

  /** The number of squares of the board. */
  private int area = 64;

  LastSquares(NodeCounter nodes) {
    this.nodes = nodes;
  }

  void begin(int newArea) {
    area = newArea;
  }

  /** Returns the score of a finished game with empty squares, which count for the winner. */
  static int over(long own, long opponent, int area) {
    int difference = Long.bitCount(own) - Long.bitCount(opponent);
    int empties = area - Long.bitCount(own | opponent);
    return difference + Integer.signum(difference) * empties;
  }

  /** Solves a position with one empty square. */
  private int one(long own, long opponent, int alpha, int square) {
    nodes.leaf();
    int count = lastFlipCount(own, square);
    int difference = 2 * Long.bitCount(own) - area;
    // 1. The own move fills the board. The own side then has its old discs, the flipped discs and
    // the new disc.
    if (count != 0) {
      return difference + 2 * count + 2;
    }
    // 2. The opponent's move fills the board, or the square stays empty and counts for the winner.
    if (difference > alpha || difference >= 0) {
      count = lastFlipCount(opponent, square);
      if (count != 0) {
        return difference - 2 * count;
      }
      return difference >= 0 ? difference + 2 : difference;
    }
    return difference;
  }

  /** Solves a position with two empty squares. */
  private int two(long own, long opponent, int alpha, int a, int b) {
    nodes.inner();
    int best = NONE;
    // 1. Try the own moves.
    if ((BESIDE[a] & opponent) != 0) {
      long flips = flips(own, opponent, a);
      if (flips != 0) {
        best = -one(opponent ^ flips, own ^ flips | 1L << a, -alpha - 1, b);
        if (best > alpha) {
          return best;
        }
      }
    }
    if ((BESIDE[b] & opponent) != 0) {
      long flips = flips(own, opponent, b);
      if (flips != 0) {
        return Math.max(best, -one(opponent ^ flips, own ^ flips | 1L << b, -alpha - 1, a));
      }
    }
    // 2. Without an own move, try the opponent's moves. The opponent plays the move with the lowest
    // value for the own side.
    return best != NONE ? best : twoAfterPass(own, opponent, alpha, a, b);
  }

  private int twoAfterPass(long own, long opponent, int alpha, int a, int b) {
    nodes.inner();
    int best = -NONE;
    if ((BESIDE[a] & own) != 0) {
      long flips = flips(opponent, own, a);
      if (flips != 0) {
        best = one(own ^ flips, opponent ^ flips | 1L << a, alpha, b);
        if (best <= alpha) {
          return best;
        }
      }
    }
    if ((BESIDE[b] & own) != 0) {
      long flips = flips(opponent, own, b);
      if (flips != 0) {
        return Math.min(best, one(own ^ flips, opponent ^ flips | 1L << b, alpha, a));
      }
    }
    return best != -NONE ? best : over(own, opponent, area);
  }

  /** Solves a position with three empty squares, which are tried in the given order. */
  private int three(long own, long opponent, int alpha, int a, int b, int c, boolean passed) {
    nodes.inner();
    int best = NONE;
    if ((BESIDE[a] & opponent) != 0) {
      long flips = flips(own, opponent, a);
      if (flips != 0) {
        best = -two(opponent ^ flips, own ^ flips | 1L << a, -alpha - 1, b, c);
        if (best > alpha) {
          return best;
        }
      }
    }
    if ((BESIDE[b] & opponent) != 0) {
      long flips = flips(own, opponent, b);
      if (flips != 0) {
        best = Math.max(best, -two(opponent ^ flips, own ^ flips | 1L << b, -alpha - 1, a, c));
        if (best > alpha) {
          return best;
        }
      }
    }
    if ((BESIDE[c] & opponent) != 0) {
      long flips = flips(own, opponent, c);
      if (flips != 0) {
        return Math.max(best, -two(opponent ^ flips, own ^ flips | 1L << c, -alpha - 1, a, b));
      }
    }
    if (best != NONE) {
      return best;
    }
    return passed ? over(own, opponent, area) : -three(opponent, own, -alpha - 1, a, b, c, true);
  }

  /**
   * Solves a position with four empty squares.
   *
   * @param knownMoves the legal moves, or {@link ChildPositions#UNKNOWN}
   */
  int four(long own, long opponent, int alpha, long empties, int parity, long knownMoves) {
    return four(own, opponent, alpha, empties, parity, empties & knownMoves, false);
  }

  /** Solves a position with four empty squares. Only the squares of {@code moves} are tried. */
  private int four(
      long own, long opponent, int alpha, long empties, int parity, long moves, boolean passed) {
    nodes.inner();
    // 1. Sort the squares: a square alone in its quadrant comes first.
    long odd = moves & Quadrants.oddSquares(parity);
    long rest = moves ^ odd;
    if (odd == 0) {
      odd = moves;
      rest = 0;
    }
    int best = NONE;
    // 2. Play each square.
    for (long squares = odd; ; squares &= squares - 1) {
      if (squares == 0) {
        if (rest == 0) {
          break;
        }
        squares = rest;
        rest = 0;
      }
      int square = Long.numberOfTrailingZeros(squares);
      if ((BESIDE[square] & opponent) == 0) {
        continue;
      }
      long flips = flips(own, opponent, square);
      if (flips != 0) {
        best = Math.max(
            best,
            -three(
                opponent ^ flips, own ^ flips | 1L << square, -alpha - 1, empties ^ 1L << square));
        if (best > alpha) {
          return best;
        }
      }
    }
    if (best != NONE) {
      return best;
    }
    return passed
        ? over(own, opponent, area)
        : -four(opponent, own, -alpha - 1, empties, parity, empties, true);
  }

  /**
   * Solves a position with three empty squares. A square that is alone in its quadrant is tried
   * first.
   */
  int three(long own, long opponent, int alpha, long empties) {
    int a = Long.numberOfTrailingZeros(empties);
    long rest = empties & empties - 1;
    int b = Long.numberOfTrailingZeros(rest);
    int c = Long.numberOfTrailingZeros(rest & rest - 1);
    int qa = a & 0x24;
    int qb = b & 0x24;
    int qc = c & 0x24;
    if (qa == qb && qa != qc) {
      return three(own, opponent, alpha, c, a, b, false);
    }
    return qa == qc && qa != qb
        ? three(own, opponent, alpha, b, a, c, false)
        : three(own, opponent, alpha, a, b, c, false);
  }

  /** Solves a position with at most four empty squares. */
  int solve(long own, long opponent, int alpha, long empties) {
    int a = Long.numberOfTrailingZeros(empties);
    return switch (Long.bitCount(empties)) {
      case 4 -> four(own, opponent, alpha, empties, Quadrants.parity(empties), empties, false);
      case 3 -> three(own, opponent, alpha, empties);
      case 2 -> two(own, opponent, alpha, a, Long.numberOfTrailingZeros(empties & empties - 1));
      case 1 -> one(own, opponent, alpha, a);
      default -> {
        nodes.leaf();
        yield over(own, opponent, area);
      }
    };
  }
}
