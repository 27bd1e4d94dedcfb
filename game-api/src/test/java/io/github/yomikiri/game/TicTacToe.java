package io.github.yomikiri.game;

/** Tic-tac-toe on two sets of nine bits, square 0 in a corner; a move is its square. */
record TicTacToe(int own, int opponent) implements Node<TicTacToe> {

  static final TicTacToe START = new TicTacToe(0, 0);

  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  /** Returns the position after moves to the given squares. */
  static TicTacToe after(int... squares) {
    TicTacToe node = START;
    for (int square : squares) {
      node = node.play(square);
    }
    return node;
  }

  @Override
  public void moves(MoveList out) {
    if (opponentHasLine()) {
      return;
    }
    for (int square = 0; square < 9; square++) {
      if (((own | opponent) >> square & 1) == 0) {
        out.add(square);
      }
    }
  }

  @Override
  public TicTacToe play(int move) {
    return new TicTacToe(opponent, own | 1 << move);
  }

  @Override
  public int terminalScore() {
    return opponentHasLine() ? -1 : 0;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return Hash64.of(own, opponent);
  }

  @Override
  public String notation(int move) {
    return "" + "abc".charAt(move % 3) + (move / 3 + 1);
  }

  private boolean opponentHasLine() {
    for (int line : LINES) {
      if ((opponent & line) == line) {
        return true;
      }
    }
    return false;
  }
}
