package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Connect Four on a board of any size, usually of 7 columns of 6 squares. X begins, and a disc
 * falls to the lowest empty square of its column. Four in a row win as many points as the winner
 * has discs left, and one more. A full board is a draw.
 *
 * <p>A side's discs are a word, column by column. A bit above each stays empty, so that no row runs
 * into the next column. A move's code is its column, counted from 0; the text is counted from 1.
 *
 * @param own the discs of the side to move
 * @param opponent the other side's discs
 * @param board the size of the board
 */
public record ConnectFour(long own, long opponent, Board board) implements Node<ConnectFour> {

  /** The empty board of 7 columns of 6 squares. */
  public static final ConnectFour START = start(7, 6);

  /**
   * The size of a board, with its squares as bits. {@link #start(int, int)} makes boards.
   *
   * <p>The usual size has a class of its own. Then the JIT compiler knows the size as constants,
   * and a search takes three quarters of the time.
   */
  public sealed interface Board {

    /**
     * Returns the number of columns.
     *
     * @return the number of columns, in {@code [1, 9]}
     */
    int columns();

    /**
     * Returns the number of squares of a column.
     *
     * @return the number of rows, at least 1
     */
    int rows();

    /**
     * Returns the lowest square of each column.
     *
     * @return a bit for each column
     */
    long bottom();

    /**
     * Returns all squares.
     *
     * @return a bit for each square
     */
    default long squares() {
      return bottom() * ((1L << rows()) - 1);
    }
  }

  private record UsualBoard() implements Board {

    private static final long BOTTOM = ConnectFour.bottom(7, 6);

    @Override
    public int columns() {
      return 7;
    }

    @Override
    public int rows() {
      return 6;
    }

    @Override
    public long bottom() {
      return BOTTOM;
    }
  }

  private record OtherBoard(int columns, int rows, long bottom) implements Board {}

  /**
   * Returns an empty board.
   *
   * @param columns the number of columns, in {@code [1, 9]}
   * @param rows the number of squares of a column, at least 1
   * @return the position
   * @throws IllegalArgumentException if there are more than 9 columns, or more than 63 bits
   */
  public static ConnectFour start(int columns, int rows) {
    if (columns < 1 || columns > 9 || rows < 1 || rows > 62 || columns * (rows + 1) > 63) {
      throw new IllegalArgumentException("a board of " + columns + " columns of " + rows
          + " squares; expected at most 9 columns, and 63 bits, one for each square and column");
    }
    Board usual = new UsualBoard();
    boolean isUsual = columns == usual.columns() && rows == usual.rows();
    return new ConnectFour(
        0, 0, isUsual ? usual : new OtherBoard(columns, rows, bottom(columns, rows)));
  }

  private static long bottom(int columns, int rows) {
    long bottom = 0;
    for (int column = 0; column < columns; column++) {
      bottom |= 1L << (rows + 1) * column;
    }
    return bottom;
  }

  /**
   * Plays moves one after another.
   *
   * @param played the columns in order, counted from 1, such as {@code 4453}
   * @return the position after these moves
   * @throws IllegalArgumentException if a column is full or missing, or the game is over before
   */
  public ConnectFour after(String played) {
    Game<ConnectFour> game = Game.of(this);
    for (int i = 0; i < played.length(); i++) {
      game = game.play(played.substring(i, i + 1));
    }
    return game.position();
  }

  @Override
  public void moves(MoveList out) {
    long playable = hasFour(opponent) ? 0 : playable();
    for (int column = 0; column < board.columns(); column++) {
      if ((playable & column(column)) != 0) {
        out.add(column);
      }
    }
  }

  @Override
  public ConnectFour play(int move) {
    return new ConnectFour(opponent, own | playable() & column(move), board);
  }

  @Override
  public boolean isTerminal() {
    return (own | opponent) == board.squares() || hasFour(opponent);
  }

  @Override
  public int terminalScore() {
    return hasFour(opponent) ? -points(Long.bitCount(own | opponent)) : 0;
  }

  /** The first row of four can be complete after seven discs. */
  @Override
  public int maxScore() {
    return points(7);
  }

  @Override
  public long key() {
    return key(code());
  }

  /** Returns the key of the position that has a code. */
  long key(long code) {
    return Hash64.mix(code) ^ board.squares();
  }

  /**
   * Returns a number that only one position of a board has. In each column it has the discs of the
   * side to move, and the bit above the highest disc.
   */
  long code() {
    return own + (own | opponent) + board.bottom();
  }

  @Override
  public String notation(int move) {
    return Integer.toString(move + 1);
  }

  /** Returns the points of a side whose winning disc is the given one of both sides' discs. */
  int points(int disc) {
    return (board.columns() * board.rows() + 2 - disc) / 2;
  }

  /** Returns the squares of a column. */
  long column(int column) {
    return (1L << board.rows()) - 1 << (board.rows() + 1) * column;
  }

  /** Mirrors a word that has {@code rows + 1} bits for each column. */
  long mirrored(long word) {
    int bits = board.rows() + 1;
    long mask = (1L << bits) - 1;
    long image = 0;
    for (int column = 0; column < board.columns(); column++) {
      image = image << bits | word >>> bits * column & mask;
    }
    return image;
  }

  /** Returns the lowest empty square of each column that is not full. */
  long playable() {
    // Adding a column's lowest bit carries past the column's discs to its first empty square.
    return (own | opponent) + board.bottom() & board.squares();
  }

  /** Returns whether the side that began is to move. */
  boolean isFirstToMove() {
    return Long.bitCount(own | opponent) % 2 == 0;
  }

  /** Returns the discs of the side that began. */
  long first() {
    return isFirstToMove() ? own : opponent;
  }

  /** Returns the discs of the side that did not begin. */
  long second() {
    return isFirstToMove() ? opponent : own;
  }

  /** Tests upwards, along the row, and along both diagonals. */
  private boolean hasFour(long discs) {
    int next = board.rows() + 1;
    return hasFour(discs, 1)
        || hasFour(discs, next)
        || hasFour(discs, next - 1)
        || hasFour(discs, next + 1);
  }

  private static boolean hasFour(long discs, int step) {
    long pairs = discs & discs >> step;
    return (pairs & pairs >> 2 * step) != 0;
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<ConnectFour> drawing() {
    return new ConnectFourDrawing(board);
  }

  /** Draws the board, the top row first, with X for the side that began. */
  @Override
  public String toString() {
    long first = first();
    StringBuilder text = new StringBuilder();
    for (int row = board.rows() - 1; row >= 0; row--) {
      for (int column = 0; column < board.columns(); column++) {
        long square = 1L << (board.rows() + 1) * column + row;
        text.append(((own | opponent) & square) == 0 ? '.' : (first & square) != 0 ? 'X' : 'O');
      }
      text.append('\n');
    }
    return text.append("123456789", 0, board.columns()).toString();
  }
}
