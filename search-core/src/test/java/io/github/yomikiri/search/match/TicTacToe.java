package io.github.yomikiri.search.match;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/** Tic-tac-toe: three in a row on 3 x 3 squares, which are bits 0..8. */
record TicTacToe(int own, int opponent) implements Node<TicTacToe> {

  private static final int FULL = 0x1FF;
  private static final int[] LINES = {0x7, 0x38, 0x1C0, 0x49, 0x92, 0x124, 0x111, 0x54};

  static TicTacToe start() {
    return new TicTacToe(0, 0);
  }

  @Override
  public void moves(MoveList out) {
    if (terminalScore() == 0) {
      for (int free = FULL & ~(own | opponent); free != 0; free &= free - 1) {
        out.add(Integer.numberOfTrailingZeros(free));
      }
    }
  }

  @Override
  public TicTacToe play(int move) {
    return new TicTacToe(opponent, own | 1 << move);
  }

  @Override
  public int terminalScore() {
    for (int line : LINES) {
      if ((opponent & line) == line) {
        return -1;
      }
    }
    return 0;
  }

  @Override
  public long key() {
    return Hash64.of(own, opponent);
  }
}
