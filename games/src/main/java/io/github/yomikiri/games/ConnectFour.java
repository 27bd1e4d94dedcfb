package io.github.yomikiri.games;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Connect Four on 7 columns of 6 squares. X begins, and a disc falls to the lowest empty square of
 * its column. Four in a row win 100 points, which is more than {@link #centrality} can be; a full
 * board is a draw.
 *
 * <p>A side's discs are a word: column c, counted from 0, has the bits 7c to 7c + 5, the lowest
 * square first. Bit 7c + 6 stays empty, so that a shifted row never runs from one column into the
 * next. The code of a move is c, and its text is c + 1.
 *
 * @param own the discs of the side to move
 * @param opponent the other side's discs
 */
public record ConnectFour(long own, long opponent) implements Node<ConnectFour> {

  /** The empty board. */
  public static final ConnectFour START = new ConnectFour(0, 0);

  private static final int WIN = 100;
  private static final int COLUMNS = 7;
  private static final int ROWS = 6;
  private static final int BITS = ROWS + 1;
  private static final long COLUMN = (1L << ROWS) - 1;
  private static final long BOTTOM = 0x40810204081L;
  private static final long BOARD = BOTTOM * COLUMN;

  /**
   * Plays the given columns from the empty board.
   *
   * @param columns the columns in order, {@code 1} to {@code 7}, such as {@code 4453}
   * @return the position after these moves
   * @throws IllegalArgumentException if a column is full or does not exist, or if the game is over
   *     before the last move
   */
  public static ConnectFour after(String columns) {
    ConnectFour node = START;
    for (int i = 0; i < columns.length(); i++) {
      String column = columns.substring(i, i + 1);
      node = node.parse(column)
          .flatMap(node::play)
          .orElseThrow(() -> new IllegalArgumentException(
              "column " + column + " in \"" + columns + "\" is not a legal move"));
    }
    return node;
  }

  @Override
  public void moves(MoveList out) {
    if (hasFour(opponent)) {
      return;
    }
    long full = own | opponent;
    for (int column = 0; column < COLUMNS; column++) {
      if ((full >> (BITS * column + ROWS - 1) & 1) == 0) {
        out.add(column);
      }
    }
  }

  @Override
  public ConnectFour play(int move) {
    // Adding the column's lowest bit carries past the column's discs to its first empty square.
    long bottom = 1L << BITS * move;
    long square = ((own | opponent) + bottom) & COLUMN << BITS * move;
    return new ConnectFour(opponent, own | square);
  }

  @Override
  public boolean isTerminal() {
    return (own | opponent) == BOARD || hasFour(opponent);
  }

  @Override
  public int terminalScore() {
    return hasFour(opponent) ? -WIN : 0;
  }

  @Override
  public long key() {
    return Hash64.of(own, opponent);
  }

  @Override
  public String notation(int move) {
    return Integer.toString(move + 1);
  }

  /**
   * Returns how much more the side to move occupies the center. It serves as an evaluator, because
   * central squares belong to more rows of four.
   *
   * @return the weighted difference in discs, in {@code [-54, 54]}, from the view of the side to
   *     move
   */
  public int centrality() {
    int sum = 0;
    for (int column = 0; column < COLUMNS; column++) {
      long squares = COLUMN << BITS * column;
      int weight = Math.min(column, COLUMNS - 1 - column);
      sum += weight * (Long.bitCount(own & squares) - Long.bitCount(opponent & squares));
    }
    return sum;
  }

  private static boolean hasFour(long discs) {
    // Test upwards, along the row, and along both diagonals.
    return hasFour(discs, 1)
        || hasFour(discs, BITS)
        || hasFour(discs, BITS - 1)
        || hasFour(discs, BITS + 1);
  }

  private static boolean hasFour(long discs, int step) {
    long pairs = discs & discs >> step;
    return (pairs & pairs >> 2 * step) != 0;
  }

  /** Draws the board, the top row first, with X for the side that began. */
  @Override
  public String toString() {
    boolean firstToMove = Long.bitCount(own) == Long.bitCount(opponent);
    StringBuilder text = new StringBuilder();
    for (int row = ROWS - 1; row >= 0; row--) {
      for (int column = 0; column < COLUMNS; column++) {
        int square = BITS * column + row;
        boolean mine = (own >> square & 1) == 1;
        boolean theirs = (opponent >> square & 1) == 1;
        text.append(!mine && !theirs ? '.' : mine == firstToMove ? 'X' : 'O');
      }
      text.append('\n');
    }
    return text.append("1234567").toString();
  }
}
