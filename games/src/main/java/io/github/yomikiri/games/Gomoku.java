package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Arrays;
import java.util.List;

/**
 * Gomoku without restrictions, also called freestyle: the sides place stones in turn, X first. Five
 * or more of them in a row win 1 point, along a row, a column or a diagonal. A full board is a
 * draw. On the usual board of 15x15 squares X wins with perfect play (Allis, van den Herik and
 * Huntjens 1996).
 *
 * <p>The size of the board and the length of the row are free. With 3, 3 and 3 the game is
 * tic-tac-toe. {@link #moves} lists the squares in the center first.
 *
 * <p>The code of a move is {@code 32 * row + column}, counted from a1 below on the left.
 */
public final class Gomoku implements Node<Gomoku> {

  private static final int MAX_SIZE = 19;
  private static final int ROW_STEP = 32;
  private static final long[] WORDS = Hash64.words(15, 2 * MAX_SIZE * ROW_STEP);

  /** The empty board of 15x15 squares, on which five in a row win. */
  public static final Gomoku START = start(15, 15, 5);

  private final Board board;
  private final int[] own;
  private final int[] opponent;
  private final int stones;
  private final long key;
  private final boolean isLost;

  /** The size of a board, and its squares from the center. */
  private static final class Board {

    private final int columns;
    private final int rows;
    private final int inRow;
    private final int[] codes;

    private Board(int columns, int rows, int inRow) {
      this.columns = columns;
      this.rows = rows;
      this.inRow = inRow;
      codes = CenterFirst.codes(columns, rows, ROW_STEP);
    }

    private boolean isLike(Board other) {
      return columns == other.columns && rows == other.rows && inRow == other.inRow;
    }
  }

  private Gomoku(Board board, int[] own, int[] opponent, int stones, long key, boolean isLost) {
    this.board = board;
    this.own = own;
    this.opponent = opponent;
    this.stones = stones;
    this.key = key;
    this.isLost = isLost;
  }

  /**
   * Returns an empty board.
   *
   * @param columns the number of columns, in {@code [1, 19]}
   * @param rows the number of rows, in {@code [1, 19]}
   * @param inRow how many stones in a row win, at least 2 and at most the greater of these numbers
   * @return the position
   * @throws IllegalArgumentException if a number is outside its range
   */
  public static Gomoku start(int columns, int rows, int inRow) {
    if (columns < 1 || columns > MAX_SIZE || rows < 1 || rows > MAX_SIZE) {
      throw new IllegalArgumentException("a board of " + columns + "x" + rows
          + " squares; expected 1 to " + MAX_SIZE + " columns and rows");
    }
    int longest = Math.max(columns, rows);
    if (inRow < 2 || inRow > longest) {
      throw new IllegalArgumentException(inRow + " in a row on a board of " + columns + "x" + rows
          + " squares; expected 2 to " + longest);
    }
    Board board = new Board(columns, rows, inRow);
    long key = Hash64.of(columns, rows, inRow);
    return new Gomoku(board, new int[rows], new int[rows], 0, key, false);
  }

  /**
   * Returns the number of columns.
   *
   * @return the number, in {@code [1, 19]}
   */
  public int columns() {
    return board.columns;
  }

  /**
   * Returns the number of rows.
   *
   * @return the number, in {@code [1, 19]}
   */
  public int rows() {
    return board.rows;
  }

  /**
   * Returns how many stones in a row win.
   *
   * @return the number, at least 2
   */
  public int inRow() {
    return board.inRow;
  }

  /**
   * Returns whether X is to move, the side that began.
   *
   * @return whether both sides have the same number of stones
   */
  public boolean isFirstToMove() {
    return stones % 2 == 0;
  }

  /** Returns the stones of the side to move: a word for each row, with a bit for each column. */
  int[] own() {
    return own;
  }

  /** Returns the other side's stones. */
  int[] opponent() {
    return opponent;
  }

  /** Returns the stones of X. */
  int[] first() {
    return isFirstToMove() ? own : opponent;
  }

  /** Returns the stones of O. */
  int[] second() {
    return isFirstToMove() ? opponent : own;
  }

  /** Returns the number of stones of both sides. */
  int stones() {
    return stones;
  }

  /** Returns the codes of all squares, the central ones first. The caller must not change them. */
  int[] codes() {
    return board.codes;
  }

  static int code(int column, int row) {
    return ROW_STEP * row + column;
  }

  static int column(int code) {
    return code % ROW_STEP;
  }

  static int row(int code) {
    return code / ROW_STEP;
  }

  /** Returns whether a set of squares has a square. */
  static boolean has(int[] squares, int code) {
    return (squares[row(code)] >>> column(code) & 1) != 0;
  }

  @Override
  public void moves(MoveList out) {
    if (isLost) {
      return;
    }
    for (int code : board.codes) {
      if (((own[row(code)] | opponent[row(code)]) >>> column(code) & 1) == 0) {
        out.add(code);
      }
    }
  }

  @Override
  public Gomoku play(int move) {
    int[] mine = own.clone();
    mine[row(move)] |= 1 << column(move);
    long after = key ^ word(move, isFirstToMove());
    return new Gomoku(board, opponent, mine, stones + 1, after, hasRow(mine, move));
  }

  /**
   * Returns the position after stones on this empty board, whatever the order of the stones.
   *
   * @throws IllegalArgumentException if the side to move has a row
   */
  Gomoku with(List<Integer> first, List<Integer> second) {
    Gomoku after = InTurn.play(this, first, second);
    if (after.hasRow(after.own, first) || after.hasRow(after.own, second)) {
      throw InTurn.over();
    }
    boolean isEnd = after.hasRow(after.opponent, first) || after.hasRow(after.opponent, second);
    return new Gomoku(board, after.own, after.opponent, after.stones, after.key, isEnd);
  }

  private boolean hasRow(int[] squares, List<Integer> codes) {
    return codes.stream().anyMatch(code -> has(squares, code) && hasRow(squares, code));
  }

  /** Returns the part that a stone has in the key. */
  static long word(int code, boolean isFirst) {
    return WORDS[2 * code + (isFirst ? 0 : 1)];
  }

  /** Returns whether a new stone completes a row. */
  private boolean hasRow(int[] squares, int code) {
    return length(squares, code, 1, 0) >= board.inRow
        || length(squares, code, 0, 1) >= board.inRow
        || length(squares, code, 1, 1) >= board.inRow
        || length(squares, code, -1, 1) >= board.inRow;
  }

  /** Returns how many stones are in a row with a stone, in a direction and its opposite. */
  private int length(int[] squares, int code, int right, int up) {
    return 1 + further(squares, code, right, up) + further(squares, code, -right, -up);
  }

  private int further(int[] squares, int code, int right, int up) {
    int column = column(code) + right;
    int row = row(code) + up;
    int count = 0;
    while (column >= 0 && row >= 0 && row < board.rows && (squares[row] >>> column & 1) != 0) {
      count++;
      column += right;
      row += up;
    }
    return count;
  }

  @Override
  public boolean isTerminal() {
    return isLost || stones == board.codes.length;
  }

  @Override
  public int terminalScore() {
    return isLost ? -1 : 0;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return key;
  }

  @Override
  public String notation(int move) {
    return (char) ('a' + column(move)) + Integer.toString(row(move) + 1);
  }

  /** Returns whether the other position has the same stones on a board of the same size. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Gomoku that
        && board.isLike(that.board)
        && Arrays.equals(own, that.own)
        && Arrays.equals(opponent, that.opponent);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key);
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<Gomoku> drawing() {
    return new GomokuDrawing(board.columns, board.rows, board.inRow);
  }

  /** Draws the board, the last row first, with X for the side that began. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = board.rows - 1; row >= 0; row--) {
      for (int column = 0; column < board.columns; column++) {
        int code = code(column, row);
        text.append(has(first(), code) ? 'X' : has(second(), code) ? 'O' : '.');
      }
      text.append('\n');
    }
    return text.append(isFirstToMove() ? "X" : "O").append(" to move").toString();
  }
}
