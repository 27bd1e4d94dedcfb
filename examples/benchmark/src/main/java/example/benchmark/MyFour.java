package example.benchmark;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Connect Four as one may write it first, as a text of its squares. Replace it by your game.
 *
 * @param squares the squares from the lowest row up, each with X, O or a point
 * @param isFirstToMove whether X is to move
 */
record MyFour(String squares, boolean isFirstToMove) implements Node<MyFour> {

  static final int COLUMNS = 7;
  static final int ROWS = 6;
  static final MyFour START = new MyFour(".".repeat(COLUMNS * ROWS), true);

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  @Override
  public void moves(MoveList out) {
    if (!hasFour(opponent())) {
      for (int column = 0; column < COLUMNS; column++) {
        if (at(column, ROWS - 1) == '.') {
          out.add(column);
        }
      }
    }
  }

  @Override
  public MyFour play(int move) {
    int square = squares.indexOf('.', move);
    while (square % COLUMNS != move) {
      square = squares.indexOf('.', square + 1);
    }
    StringBuilder after = new StringBuilder(squares);
    after.setCharAt(square, own());
    return new MyFour(after.toString(), !isFirstToMove);
  }

  @Override
  public int terminalScore() {
    return hasFour(opponent()) ? -1 : 0;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return Hash64.of(bits(own()), bits(opponent()));
  }

  /** Returns an estimate: the discs in the middle column count. */
  int middle() {
    int lead = 0;
    for (int row = 0; row < ROWS; row++) {
      char disc = at(COLUMNS / 2, row);
      lead += disc == '.' ? 0 : disc == own() ? 1 : -1;
    }
    return lead;
  }

  private char own() {
    return isFirstToMove ? 'X' : 'O';
  }

  private char opponent() {
    return isFirstToMove ? 'O' : 'X';
  }

  private char at(int column, int row) {
    boolean isOnBoard = 0 <= column && column < COLUMNS && 0 <= row && row < ROWS;
    return isOnBoard ? squares.charAt(COLUMNS * row + column) : ' ';
  }

  private long bits(char disc) {
    long bits = 0;
    for (int square = 0; square < squares.length(); square++) {
      bits |= squares.charAt(square) == disc ? 1L << square : 0;
    }
    return bits;
  }

  private boolean hasFour(char disc) {
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        for (int[] direction : DIRECTIONS) {
          int length = 0;
          while (length < 4
              && at(column + length * direction[0], row + length * direction[1]) == disc) {
            length++;
          }
          if (length == 4) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
