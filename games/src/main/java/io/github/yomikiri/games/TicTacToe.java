package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Tic-tac-toe: X begins, three in a row win 1 point, and a full board is a draw. There are 5,478
 * positions and 255,168 games, and the value is 0.
 *
 * <p>Squares are {@code a1} to {@code c3}, and the code of a move is {@code file + 3 * rank}.
 *
 * @param own the squares of the side to move, a bit for each
 * @param opponent the other side's squares
 */
public record TicTacToe(int own, int opponent) implements Node<TicTacToe> {

  /** The empty board. */
  public static final TicTacToe START = new TicTacToe(0, 0);

  private static final int SQUARES = 9;
  private static final int FULL = (1 << SQUARES) - 1;
  private static final int[] ROWS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  /**
   * Checks the components.
   *
   * @param own the squares of the side to move, a bit for each
   * @param opponent the other side's squares
   * @throws IllegalArgumentException if a square is outside the board or taken by both sides
   */
  public TicTacToe {
    if ((own & opponent) != 0 || ((own | opponent) & ~FULL) != 0) {
      throw new IllegalArgumentException(
          "squares " + own + " and " + opponent + " are not two sides of one board");
    }
  }

  /**
   * Returns the position after moves from the empty board.
   *
   * @param squares the moves' codes in order
   * @return the position
   * @throws IllegalArgumentException if a square is taken or outside the board, or the game is over
   *     before
   */
  public static TicTacToe after(int... squares) {
    Game<TicTacToe> game = Game.of(START);
    for (int square : squares) {
      game = game.play(new Move(square, Integer.toString(square)));
    }
    return game.position();
  }

  /**
   * Reads a board.
   *
   * @param board nine characters from a1, b1 to c3: {@code X}, {@code O}, or {@code .} for an empty
   *     square; X is to move when both sides have the same number of squares
   * @return the position
   * @throws IllegalArgumentException if the text is not such a board
   */
  public static TicTacToe parseBoard(String board) {
    if (board.length() != SQUARES) {
      throw new IllegalArgumentException(
          "board \"" + board + "\" has " + board.length() + " characters, not " + SQUARES);
    }
    int x = 0;
    int o = 0;
    for (int square = 0; square < SQUARES; square++) {
      switch (board.charAt(square)) {
        case 'X' -> x |= 1 << square;
        case 'O' -> o |= 1 << square;
        case '.' -> {}
        default ->
          throw new IllegalArgumentException("board \"" + board + "\" has '" + board.charAt(square)
              + "' at place " + (square + 1) + ", not X, O or .");
      }
    }
    int lead = Integer.bitCount(x) - Integer.bitCount(o);
    if (lead != 0 && lead != 1) {
      throw new IllegalArgumentException(
          "board \"" + board + "\" has " + lead + " more X than O, neither 0 nor 1");
    }
    return lead == 0 ? new TicTacToe(x, o) : new TicTacToe(o, x);
  }

  @Override
  public void moves(MoveList out) {
    if (hasRow(opponent)) {
      return;
    }
    for (int square = 0; square < SQUARES; square++) {
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

  @Override
  public boolean isTerminal() {
    return (own | opponent) == FULL || hasRow(opponent);
  }

  @Override
  public String notation(int move) {
    return "abc".charAt(move % 3) + "" + (1 + move / 3);
  }

  private static boolean hasRow(int squares) {
    for (int row : ROWS) {
      if ((squares & row) == row) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<TicTacToe> drawing() {
    return new TicTacToeDrawing();
  }

  /** Returns the board in the form that {@link #parseBoard} reads. */
  @Override
  public String toString() {
    boolean xToMove = Integer.bitCount(own) == Integer.bitCount(opponent);
    StringBuilder board = new StringBuilder();
    for (int square = 0; square < SQUARES; square++) {
      boolean mine = (own >> square & 1) == 1;
      boolean theirs = (opponent >> square & 1) == 1;
      board.append(!mine && !theirs ? '.' : mine == xToMove ? 'X' : 'O');
    }
    return board.toString();
  }
}
