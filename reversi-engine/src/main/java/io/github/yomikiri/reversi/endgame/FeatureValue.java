package io.github.yomikiri.reversi.endgame;

import static io.github.yomikiri.reversi.Bitboard.legalMoves;

import io.github.yomikiri.reversi.eval.StableDiscs;

/** A value that needs no training: the terms and weights of {@link io.github.yomikiri.reversi.eval.InterprismMix}, on two longs. */
final class FeatureValue implements StaticValue {

  private static final int MOVE = 1_400;
  private static final int OPENNESS = -550;
  private static final int CORNER = 4_700;
  private static final int X_SQUARE = -3_200;
  private static final int STABLE = 1_500;

  private static final long NOT_FILE_A = 0xFEFEFEFEFEFEFEFEL;
  private static final long NOT_FILE_H = 0x7F7F7F7F7F7F7F7FL;

  private BoardShape board = BoardShape.of(8);

  @Override
  public void begin(BoardShape newBoard) {
    board = newBoard;
  }

  @Override
  public int value(long own, long opponent, int ply) {
    long empties = board.empties(own, opponent);
    int value = MOVE
            * (count(legalMoves(own, opponent) & empties)
                - count(legalMoves(opponent, own) & empties))
        + OPENNESS * (openness(own, empties) - openness(opponent, empties))
        + CORNER * (count(own & board.corners()) - count(opponent & board.corners()))
        + X_SQUARE * (count(own & board.xSquares()) - count(opponent & board.xSquares()));
    // Without a corner there are hardly any stable discs.
    if (((own | opponent) & board.corners()) != 0) {
      value += STABLE
          * (count(StableDiscs.of(own, opponent, board.squares()))
              - count(StableDiscs.of(opponent, own, board.squares())));
    }
    return value;
  }

  private static int count(long squares) {
    return Long.bitCount(squares);
  }

  /** Counts the pairs of a disc and an empty square beside it. */
  private static int openness(long discs, long empties) {
    long right = (empties & NOT_FILE_H) << 1;
    long left = (empties & NOT_FILE_A) >>> 1;
    return count(discs & right)
        + count(discs & left)
        + count(discs & empties << 8)
        + count(discs & empties >>> 8)
        + count(discs & right << 8)
        + count(discs & right >>> 8)
        + count(discs & left << 8)
        + count(discs & left >>> 8);
  }
}
