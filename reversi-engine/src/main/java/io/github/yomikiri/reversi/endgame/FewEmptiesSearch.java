package io.github.yomikiri.reversi.endgame;

import static io.github.yomikiri.reversi.Bitboard.flips;
import static io.github.yomikiri.reversi.Bitboard.legalMoves;

import io.github.yomikiri.reversi.Board;

/**
 * The exact search of positions with at most {@link #MAX_EMPTIES} empty squares, by null windows.
 * At all nodes the limit is one square higher. In these positions a table and sorted moves cost
 * more time than they save. Moves into odd quadrants come first, and stable discs may give a
 * cutoff.
 */
final class FewEmptiesSearch {

  /** The maximum number of empty squares of a position that is searched here. */
  static final int MAX_EMPTIES = 6;

  private final NodeCounter nodes;
  private final LastSquares last;
  private Board board = Board.of(8);
  private long squares = -1;

  FewEmptiesSearch(NodeCounter nodes) {
    this.nodes = nodes;
    last = new LastSquares(nodes);
  }

  void begin(Board newBoard) {
    board = newBoard;
    squares = newBoard.squares();
    last.begin(newBoard.area());
  }

  /**
   * Returns a bound of the value: a lower bound if it is greater than alpha, otherwise an upper
   * bound.
   */
  int search(long own, long opponent, int alpha, int empties, int parity) {
    long free = squares & ~(own | opponent);
    return empties <= 4
        ? last.solve(own, opponent, alpha, free)
        : parityFirst(own, opponent, alpha, empties, parity);
  }

  private int parityFirst(long own, long opponent, int alpha, int empties, int parity) {
    nodes.inner();
    // 1. Without a move, pass or count the finished game.
    long free = squares & ~(own | opponent);
    long moves = legalMoves(own, opponent) & free;
    if (moves == 0) {
      return (legalMoves(opponent, own) & free) == 0
          ? LastSquares.over(own, opponent, board.area())
          : -parityFirst(opponent, own, -alpha - 1, empties, parity);
    }
    // 2. Is alpha out of reach?
    if (StabilityBound.isLikely(alpha, empties)) {
      int upper = StabilityBound.upper(own, opponent, board);
      if (upper <= alpha) {
        return upper;
      }
    }
    // 3. Play the moves into odd quadrants, then the other moves.
    int best = -board.area();
    long later = moves & ~Quadrants.oddSquares(parity);
    long now = moves ^ later;
    while (true) {
      if (now == 0) {
        if (later == 0) {
          return best;
        }
        now = later;
        later = 0;
      }
      int square = Long.numberOfTrailingZeros(now);
      now &= now - 1;
      long bit = 1L << square;
      long flips = flips(own, opponent, square);
      long childOwn = opponent ^ flips;
      long childOpponent = own ^ flips | bit;
      int childParity = parity ^ Quadrants.of(square);
      int value = empties == 5
          ? -last.four(childOwn, childOpponent, -alpha - 1, free ^ bit, childParity, false)
          : -parityFirst(childOwn, childOpponent, -alpha - 1, empties - 1, childParity);
      if (value > best) {
        best = value;
        if (value > alpha) {
          return best;
        }
      }
    }
  }
}
