package io.github.yomikiri.reversi.endgame;

import static io.github.yomikiri.reversi.Bitboard.legalMoves;

import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.internal.StableDiscs;

/**
 * An evaluator that needs no training. It has the terms and weights of
 * {@link io.github.yomikiri.reversi.eval.InterprismMix}, computed from two longs.
 */
final class FeatureValue implements StaticValue {

  private static final int MOVE = 1_400;
  private static final int OPENNESS = -550;
  private static final int CORNER = 4_700;
  private static final int X_SQUARE = -3_200;
  private static final int STABLE = 1_500;

  private Board board = Board.of(8);

  @Override
  public void begin(Board newBoard) {
    board = newBoard;
  }

  @Override
  public int value(long own, long opponent, int ply) {
    long empties = board.empties(own, opponent);
    int value = MOVE
            * (count(legalMoves(own, opponent) & empties)
                - count(legalMoves(opponent, own) & empties))
        + OPENNESS
            * (Board.countNeighborPairs(own, empties) - Board.countNeighborPairs(opponent, empties))
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
}
