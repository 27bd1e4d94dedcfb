package io.github.yomikiri.testkit.faulty;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/** Tic-tac-toe with a fault in the rules, which only someone who knows the rules can see. */
final class FaultyTicTacToe implements Node<FaultyTicTacToe> {

  enum Fault {
    NONE,
    SCORE_OF_LOSER,
    SCORE_OF_FIRST_SIDE,
    KEY_WITHOUT_OWNERS,
    DIAGONAL_NOT_NOTICED,
    ROW_WRAPS_ROUND,
    CHANGES_ITSELF
  }

  private static final int[] ROWS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  private final Fault fault;
  private int own;
  private int opponent;

  FaultyTicTacToe(int own, int opponent, Fault fault) {
    this.own = own;
    this.opponent = opponent;
    this.fault = fault;
  }

  int own() {
    return own;
  }

  int opponent() {
    return opponent;
  }

  @Override
  public void moves(MoveList out) {
    if (!hasRow(opponent)) {
      out.addBits(~(own | opponent) & 0777);
    }
  }

  @Override
  public FaultyTicTacToe play(int move) {
    if (fault == Fault.CHANGES_ITSELF) {
      int moved = own | 1 << move;
      own = opponent;
      opponent = moved;
      return this;
    }
    return new FaultyTicTacToe(opponent, own | 1 << move, fault);
  }

  @Override
  public int terminalScore() {
    boolean isReversed =
        fault == Fault.SCORE_OF_LOSER || fault == Fault.SCORE_OF_FIRST_SIDE && side() == 1;
    int lost = isReversed ? 1 : -1;
    return hasRow(opponent) ? lost : 0;
  }

  int side() {
    return Integer.bitCount(own | opponent) % 2;
  }

  @Override
  public long key() {
    return fault == Fault.KEY_WITHOUT_OWNERS
        ? Hash64.mix(own) + Hash64.mix(opponent)
        : Hash64.of(own, opponent);
  }

  private boolean hasRow(int squares) {
    for (int row : ROWS) {
      boolean noticed = fault != Fault.DIAGONAL_NOT_NOTICED || row != 0124;
      if (noticed && (squares & row) == row) {
        return true;
      }
    }
    return fault == Fault.ROW_WRAPS_ROUND && (squares & squares >> 1 & squares >> 2) != 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FaultyTicTacToe that && own == that.own && opponent == that.opponent;
  }

  @Override
  public int hashCode() {
    return 512 * own + opponent;
  }

  @Override
  public String toString() {
    return Integer.toOctalString(own) + "/" + Integer.toOctalString(opponent);
  }
}
