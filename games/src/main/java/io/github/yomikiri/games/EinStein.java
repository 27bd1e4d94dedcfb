package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;

/**
 * EinStein würfelt nicht (Ingo Althöfer 2004): two players race with numbered stones to the
 * opposite corner of a square board. A player rolls a die with as many sides as a player has stones
 * at the start, and moves the stone of this number. If it is gone, the player chooses between the
 * stones of the next lower and the next higher number that are left. A stone moves one square
 * straight towards one of the two far edges, or diagonally towards the far corner. It removes what
 * stands there, also a stone of its own player. Who reaches the far corner, or removes the last
 * stone of the other player, wins 1 point. There are no draws. The rules are those of <a
 * href="https://en.wikipedia.org/wiki/EinStein_w%C3%BCrfelt_nicht!">Wikipedia</a>.
 *
 * <p>The rules let the players place their stones in their corners as they like. Here the places
 * are fixed: stone 1 in the corner, and the others on the diagonals after it. On 3x3 squares with 3
 * stones each, the player who begins wins with probability 170/243. On 4x4 squares it is 0.5512.
 *
 * <p>Seat 0 begins in the corner a1. The code of a roll is its number. That of a move is 4 times
 * the stone's number. A step to another column adds 1, and a step to another row adds 2.
 *
 * @param first the squares of the stones of seat 0, counted row by row from a1, a byte for each
 *     stone from the lowest byte on; {@link #GONE} for a stone that is not on the board, or that
 *     the game does not have
 * @param second the squares of the stones of seat 1
 * @param player the seat whose turn it is, also while it rolls the die
 * @param rolled the number rolled; 0 if the player rolls next, so that chance decides
 * @param size the number of rows, and of columns
 * @param stones the number of stones that each player has at the start
 */
public record EinStein(long first, long second, int player, int rolled, int size, int stones)
    implements SeatedPosition<EinStein> {

  /** The square of a stone that is gone. */
  public static final int GONE = 0xFF;

  /** No stone is on the board. */
  private static final long NONE = -1;

  private static final int MAX_SIZE = 8;

  /**
   * Returns the position at which a game starts on 5x5 squares with 6 stones each.
   *
   * @return the position; seat 0 rolls
   */
  public static EinStein start() {
    return start(5, 6);
  }

  /**
   * Returns the position at which a game starts.
   *
   * @param size the number of rows, and of columns, at most 8
   * @param stones the number of stones of each player, and of the numbers of the die: 1, 3 or 6,
   *     which fill a triangle of 1, 2 or 3 rows
   * @return the position; seat 0 rolls
   * @throws IllegalArgumentException if {@code stones} is another number, or if the board does not
   *     have at least one row more than the triangle
   */
  public static EinStein start(int size, int stones) {
    int rows = stones == 1 ? 1 : stones == 3 ? 2 : stones == 6 ? 3 : MAX_SIZE;
    if (size <= rows || size > MAX_SIZE) {
      throw new IllegalArgumentException("a board of " + size + " rows with " + stones
          + " stones each; expected 1 stone on at least 2 rows, 3 on 3 or 6 on 4, and at most "
          + MAX_SIZE + " rows");
    }
    long first = NONE;
    long second = NONE;
    int stone = 0;
    for (int diagonal = 0; diagonal < rows; diagonal++) {
      for (int row = 0; row <= diagonal; row++) {
        int square = size * row + diagonal - row;
        first = with(first, stone, square);
        second = with(second, stone, size * size - 1 - square);
        stone++;
      }
    }
    return new EinStein(first, second, 0, 0, size, stones);
  }

  /** Puts a stone, counted from 0, onto a square. */
  private static long with(long side, int stone, int square) {
    return side & ~(0xFFL << 8 * stone) | (long) square << 8 * stone;
  }

  /** Removes the stone on a square, if there is one. */
  private long without(long side, int square) {
    for (int stone = 0; stone < stones; stone++) {
      if (square(side, stone) == square) {
        return side | 0xFFL << 8 * stone;
      }
    }
    return side;
  }

  private static int square(long side, int stone) {
    return (int) (side >>> 8 * stone) & 0xFF;
  }

  /**
   * Returns where a stone is.
   *
   * @param seat its owner
   * @param number its number, counted from 1
   * @return its square, or {@link #GONE}
   */
  public int square(int seat, int number) {
    return square(seat == 0 ? first : second, number - 1);
  }

  private boolean has(int number) {
    return square(player, number) != GONE;
  }

  @Override
  public int seat() {
    return rolled == 0 ? CHANCE : player;
  }

  @Override
  public void moves(MoveList out) {
    if (isTerminal()) {
      return;
    }
    if (rolled == 0) {
      for (int number = 1; number <= stones; number++) {
        out.add(number);
      }
      return;
    }
    int lower = rolled;
    while (lower > 0 && !has(lower)) {
      lower--;
    }
    int higher = rolled;
    while (higher <= stones && !has(higher)) {
      higher++;
    }
    if (lower > 0) {
      moves(lower, out);
    }
    if (higher <= stones && higher != lower) {
      moves(higher, out);
    }
  }

  private void moves(int number, MoveList out) {
    int square = square(player, number);
    int edge = player == 0 ? size - 1 : 0;
    boolean aside = square % size != edge;
    boolean ahead = square / size != edge;
    if (aside && ahead) {
      out.add(4 * number + 3);
    }
    if (aside) {
      out.add(4 * number + 1);
    }
    if (ahead) {
      out.add(4 * number + 2);
    }
  }

  /** Returns the square to which a stone moves. */
  int target(int move) {
    int step = (move & 1) + (move & 2) / 2 * size;
    return square(player, move >> 2) + (player == 0 ? step : -step);
  }

  @Override
  public EinStein play(int move) {
    if (rolled == 0) {
      return new EinStein(first, second, player, move, size, stones);
    }
    int to = target(move);
    long white = without(first, to);
    long black = without(second, to);
    return player == 0
        ? new EinStein(with(white, (move >> 2) - 1, to), black, 1, 0, size, stones)
        : new EinStein(white, with(black, (move >> 2) - 1, to), 0, 0, size, stones);
  }

  /** The player who has just moved may have reached the corner or removed the last stone. */
  @Override
  public boolean isTerminal() {
    if (rolled != 0) {
      return false;
    }
    long own = player == 0 ? first : second;
    long other = player == 0 ? second : first;
    return own == NONE || without(other, player == 0 ? 0 : size * size - 1) != other;
  }

  @Override
  public int payoff(int seat) {
    return seat == player ? -1 : 1;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    int rest = ((rolled << 1 | player) * (MAX_SIZE + 1) + size) * MAX_SIZE + stones;
    return Hash64.of(first ^ (long) rest << 48, second);
  }

  /** Returns the number of a roll, or the squares of a move, such as {@code a1-b2}. */
  @Override
  public String notation(int move) {
    if (rolled == 0) {
      return Integer.toString(move);
    }
    int to = target(move);
    boolean takes = without(first, to) != first || without(second, to) != second;
    return text(square(player, move >> 2)) + (takes ? "x" : "-") + text(to);
  }

  private String text(int square) {
    return (char) ('a' + square % size) + Integer.toString(square / size + 1);
  }

  /**
   * Returns how people see the board and the die.
   *
   * @return the drawing of this board
   */
  public Drawing<EinStein> drawing() {
    return new EinSteinDrawing(size);
  }

  /** Draws the board, the last row first. The stones of seat 1 have a minus sign. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = size - 1; row >= 0; row--) {
      for (int square = size * row; square < size * (row + 1); square++) {
        String stone = " .";
        for (int number = 1; number <= stones; number++) {
          stone = square(0, number) == square
              ? " " + number
              : square(1, number) == square ? "-" + number : stone;
        }
        text.append(stone);
      }
      text.append('\n');
    }
    return text + "seat " + player + (rolled == 0 ? " rolls" : " has rolled " + rolled)
        + ", numbers 1 to " + stones;
  }
}
