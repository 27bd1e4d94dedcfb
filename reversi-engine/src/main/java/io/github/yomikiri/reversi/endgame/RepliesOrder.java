package io.github.yomikiri.reversi.endgame;

import static io.github.yomikiri.reversi.Bitboard.flips;
import static io.github.yomikiri.reversi.Bitboard.legalMoves;

import io.github.yomikiri.reversi.Board;

/**
 * The order of moves in positions with few empty squares: a move with few replies comes first
 * (fastest-first, see {@link MoveOrder}). Replies into corners count nearly twice. Corners and odd
 * quadrants are preferred. The weights were tuned to make the trees of FFO 40 to 49 small.
 */
final class RepliesOrder {

  private static final int REPLY = 64;
  private static final int CORNER_REPLY = 48;
  private static final int ODD_QUADRANT = 40;
  private static final int CORNER = 40;

  private Board board = Board.of(8);
  private long corners = board.corners();

  void begin(Board newBoard) {
    board = newBoard;
    corners = newBoard.corners();
  }

  /**
   * Computes the positions after moves, with their legal moves and the scores for their order.
   *
   * @param next gets the positions
   * @param first the index of the first of them
   * @param parity the parity of the quadrants
   * @return the index after the last of them
   */
  int expand(ChildPositions next, int first, long own, long opponent, long moves, int parity) {
    long odd = Quadrants.oddSquares(parity);
    int end = first + Long.bitCount(moves);
    long rest = moves;
    for (int at = first; at < end; at++) {
      int square = Long.numberOfTrailingZeros(rest);
      long bit = 1L << square;
      long flips = flips(own, opponent, square);
      long childOwn = opponent ^ flips;
      long childOpponent = own ^ flips | bit;
      long replies = legalMoves(childOwn, childOpponent) & board.squares();
      int score = -REPLY * Long.bitCount(replies)
          - CORNER_REPLY * Long.bitCount(replies & corners)
          + ((bit & odd) != 0 ? ODD_QUADRANT : 0)
          + ((bit & corners) != 0 ? CORNER : 0);
      next.set(at, square, childOwn, childOpponent, replies, score);
      rest &= rest - 1;
    }
    return end;
  }
}
