package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Dodgem (Colin Vout 1972): cars of two sides cross a square board, Blue's from left to right and
 * Red's from below to above. A car moves one square forward or sideways onto an empty square. From
 * the far edge it leaves the board by a forward move. Who cannot move has won 1 point, because all
 * own cars are off the board or blocked.
 *
 * <p>Cars that move sideways can come back, so positions repeat. A game in which one occurs three
 * times is a draw. The side that begins wins on 3x3 squares (Berlekamp, Conway and Guy 1982). On
 * 4x4 and 5x5 neither side can win (des Jardins 1996).
 *
 * <p>Squares are counted row by row from a1. A move's code is {@code 3 * square + direction}. The
 * direction is 0 forward, 1 sideways away from a1, 2 sideways towards a1.
 *
 * @param blue the squares of Blue, a bit for each
 * @param red the squares of Red, a bit for each
 * @param blueToMove whether Blue is to move
 * @param size the number of rows, and of columns
 */
public record Dodgem(long blue, long red, boolean blueToMove, int size) implements Node<Dodgem> {

  /** The target of a car that leaves the board, and of one that cannot move. */
  static final int OFF = -1;

  private static final int BLOCKED = -2;

  /**
   * Returns the position at which a game starts: each side has a car on every square of its edge
   * but a1.
   *
   * @param size the number of rows, and of columns, in {@code [2, 8]}
   * @return the position
   * @throws IllegalArgumentException if {@code size} is outside its range
   */
  public static Dodgem start(int size) {
    if (size < 2 || size > 8) {
      throw new IllegalArgumentException("a board of " + size + " rows; expected 2 to 8");
    }
    long blue = 0;
    long red = 0;
    for (int i = 1; i < size; i++) {
      blue |= 1L << size * i;
      red |= 1L << i;
    }
    return new Dodgem(blue, red, true, size);
  }

  private long own() {
    return blueToMove ? blue : red;
  }

  /** Returns the square to which a car moves, or {@link #OFF} or {@link #BLOCKED}. */
  int target(int from, int direction) {
    // 1. Count in the direction of the side to move.
    int ahead = blueToMove ? from % size : from / size;
    int aside = blueToMove ? from / size : from % size;
    if (direction == 0) {
      ahead++;
    } else {
      aside += direction == 1 ? 1 : -1;
    }
    // 2. Leave the board only forward.
    if (ahead == size) {
      return OFF;
    }
    if (aside < 0 || aside == size) {
      return BLOCKED;
    }
    int to = blueToMove ? size * aside + ahead : size * ahead + aside;
    return ((blue | red) >>> to & 1) == 0 ? to : BLOCKED;
  }

  @Override
  public void moves(MoveList out) {
    for (long left = own(); left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      for (int direction = 0; direction < 3; direction++) {
        if (target(from, direction) != BLOCKED) {
          out.add(3 * from + direction);
        }
      }
    }
  }

  @Override
  public Dodgem play(int move) {
    int from = move / 3;
    int to = target(from, move % 3);
    long cars = own() ^ 1L << from;
    if (to != OFF) {
      cars |= 1L << to;
    }
    return blueToMove ? new Dodgem(cars, red, false, size) : new Dodgem(blue, cars, true, size);
  }

  @Override
  public boolean isTerminal() {
    for (long left = own(); left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      for (int direction = 0; direction < 3; direction++) {
        if (target(from, direction) != BLOCKED) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public int terminalScore() {
    return 1;
  }

  @Override
  public int repetitionLimit() {
    return 3;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return Hash64.of(blue, red, blueToMove ? size : -size);
  }

  @Override
  public String notation(int move) {
    int to = target(move / 3, move % 3);
    return square(move / 3) + "-" + (to == OFF ? "off" : square(to));
  }

  private String square(int square) {
    return (char) ('a' + square % size) + Integer.toString(square / size + 1);
  }

  /** Exchanges rows and columns, which gives the cars of one side the way of the other side's. */
  long transposed(long cars) {
    long transposed = 0;
    for (long left = cars; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      transposed |= 1L << from % size * size + from / size;
    }
    return transposed;
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<Dodgem> drawing() {
    return new DodgemDrawing(size);
  }

  /** Draws the board, the last row first. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = size - 1; row >= 0; row--) {
      for (int square = size * row; square < size * (row + 1); square++) {
        boolean isBlue = (blue >>> square & 1) == 1;
        text.append(isBlue ? 'B' : (red >>> square & 1) == 1 ? 'R' : '.');
      }
      text.append('\n');
    }
    return text.append(blueToMove ? "Blue" : "Red").append(" to move").toString();
  }
}
