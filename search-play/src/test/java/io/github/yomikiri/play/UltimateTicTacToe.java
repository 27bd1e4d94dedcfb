package io.github.yomikiri.play;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Arrays;
import java.util.List;

/**
 * Ultimate tic-tac-toe: nine boards of nine squares. The square of a move says on which board the
 * reply is. If this board is decided or full, the reply is on any other. Three boards in a row win
 * 1.
 *
 * @param own the squares of the side to move, nine bits for each board
 * @param opponent the other side's squares
 * @param next the board of the next move; any board if this one is decided or full
 */
record UltimateTicTacToe(List<Integer> own, List<Integer> opponent, int next)
    implements Node<UltimateTicTacToe> {

  private static final List<Integer> EMPTY = List.of(0, 0, 0, 0, 0, 0, 0, 0, 0);
  /** The ninth board is the middle one: where the first move is does not matter. */
  static final UltimateTicTacToe START = new UltimateTicTacToe(EMPTY, EMPTY, 4);

  private static final int FULL = 0777;
  private static final int[] ROWS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  @Override
  public void moves(MoveList out) {
    if (hasRow(won(opponent))) {
      return;
    }
    for (int board = 0; board < 9; board++) {
      boolean isChosen = board == next || isOver(next);
      for (int square = 0; square < 9 && isChosen && !isOver(board); square++) {
        if (((own.get(board) | opponent.get(board)) >> square & 1) == 0) {
          out.add(9 * board + square);
        }
      }
    }
  }

  @Override
  public UltimateTicTacToe play(int move) {
    Integer[] mine = own.toArray(Integer[]::new);
    mine[move / 9] |= 1 << move % 9;
    return new UltimateTicTacToe(opponent, Arrays.asList(mine), move % 9);
  }

  @Override
  public int terminalScore() {
    return hasRow(won(opponent)) ? -1 : 0;
  }

  @Override
  public long key() {
    long key = next;
    for (int board = 0; board < 9; board++) {
      key = Hash64.of(key, own.get(board) << 9 | opponent.get(board));
    }
    return key;
  }

  private boolean isOver(int board) {
    return (own.get(board) | opponent.get(board)) == FULL
        || hasRow(own.get(board))
        || hasRow(opponent.get(board));
  }

  /** Returns the boards that a side has won. */
  private static int won(List<Integer> boards) {
    int won = 0;
    for (int board = 0; board < 9; board++) {
      won |= hasRow(boards.get(board)) ? 1 << board : 0;
    }
    return won;
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
