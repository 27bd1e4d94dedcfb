package example.android;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/** A position of tic-tac-toe. Each square is a bit; replace this by your own game. */
public record TicTacToe(int own, int opponent) implements Node<TicTacToe> {

  private static final int[] ROWS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  @Override
  public void moves(MoveList out) {
    if (!hasRow(opponent)) {
      out.addBits(~(own | opponent) & 0777);
    }
  }

  @Override
  public TicTacToe play(int move) {
    return new TicTacToe(opponent, own | 1 << move);
  }

  @Override
  public int terminalScore() {
    return hasRow(opponent) ? -1 : 0;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return Hash64.of(own, opponent);
  }

  private static boolean hasRow(int squares) {
    for (int row : ROWS) {
      if ((squares & row) == row) {
        return true;
      }
    }
    return false;
  }
}
