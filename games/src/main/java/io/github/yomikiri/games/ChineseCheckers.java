package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Chinese checkers for three or two players, on a star of 73 cells with six pieces each. There are
 * smaller stars: 37 cells with three pieces, and 13 cells with one piece. The game is usual in
 * research on searches for several players, such as that of Schadd and Winands (2011).
 *
 * <p>Each player begins with a corner of the star full of pieces. The player wins whose pieces fill
 * the opposite corner, the goal. A piece moves to a neighboring empty cell, or it hops over a
 * neighboring piece of any player to the empty cell behind. After a hop it may hop again, in any
 * direction. A move does not end in a corner that is neither the own one nor the goal, though hops
 * may pass through it. A player who has no move passes.
 *
 * <p>Three players begin in every other corner, so nobody else can enter a goal. Two players begin
 * in each other's goal, and pieces that stay there must not keep anybody from winning. So the goal
 * may be full of pieces of both players, as in Sturtevant's rules (2019). A player wins by a move
 * after which it is full, with at least one own piece in it.
 *
 * <p>The winner of three gets 2 points, and the others lose 1 each. Of two, the winner gets 1
 * point. So that games end, a game of a number of moves without a winner is a draw: 300 moves,
 * unless {@link #start(int, int, int)} gets another number. How many are left is part of the
 * position.
 *
 * <p>The code of a move is {@code 128 * from + to}, with cells counted row by row from above. Its
 * text counts them from 1, such as {@code 4-11}. Different hops between the same cells are one
 * move.
 */
public final class ChineseCheckers implements SeatedPosition<ChineseCheckers> {

  /** The code of a pass, which no other move has. */
  public static final int PASS = 0;

  private static final int MAX_PLIES = 100_000;

  private final StarBoard board;
  private final int seats;
  private final int player;
  private final int pliesLeft;

  /** The cells of each seat's pieces, a byte for each, in ascending order from the lowest byte. */
  private final long first;

  private final long second;
  private final long third;

  /** The cells with pieces below 64, a bit for each. */
  private final long low;

  /** The cells with pieces from 64 on. */
  private final long high;

  private ChineseCheckers(
      StarBoard board,
      int seats,
      int player,
      int pliesLeft,
      long first,
      long second,
      long third,
      long low,
      long high) {
    this.board = board;
    this.seats = seats;
    this.player = player;
    this.pliesLeft = pliesLeft;
    this.first = first;
    this.second = second;
    this.third = third;
    this.low = low;
    this.high = high;
  }

  /**
   * Returns the position at which a game on 73 cells starts.
   *
   * @param seats the number of players, 2 or 3
   * @return the position; a game of 300 moves without a winner is a draw
   * @throws IllegalArgumentException if {@code seats} is another number
   */
  public static ChineseCheckers start(int seats) {
    return start(seats, StarBoard.MAX_SIDE, 300);
  }

  /**
   * Returns the position at which a game starts.
   *
   * @param seats the number of players, 2 or 3
   * @param side the number of rows of a corner: 3 for 73 cells, 2 for 37 cells, 1 for 13 cells
   * @param plies the number of moves of all players after which the game is a draw, in {@code [1,
   *     100_000]}
   * @return the position
   * @throws IllegalArgumentException if a number is outside its range
   */
  public static ChineseCheckers start(int seats, int side, int plies) {
    if (seats < 2
        || seats > 3
        || side < 1
        || side > StarBoard.MAX_SIDE
        || plies < 1
        || plies > MAX_PLIES) {
      throw new IllegalArgumentException("Chinese checkers of " + seats
          + " players with corners of " + side + " rows and " + plies
          + " moves; expected 2 or 3 players, 1 to " + StarBoard.MAX_SIDE + " rows and 1 to "
          + MAX_PLIES + " moves");
    }
    StarBoard board = StarBoard.of(side);
    int[][] cells = IntStream.range(0, seats)
        .mapToObj(seat -> board.corner(home(seats, seat)))
        .toArray(int[][]::new);
    return of(side, 0, plies, cells);
  }

  /**
   * Returns any position.
   *
   * @param cells the cells of each seat's pieces, in ascending order
   */
  static ChineseCheckers of(int side, int player, int pliesLeft, int[]... cells) {
    long[] pieces = new long[3];
    long low = 0;
    long high = 0;
    for (int seat = 0; seat < cells.length; seat++) {
      for (int piece = 0; piece < cells[seat].length; piece++) {
        int cell = cells[seat][piece];
        pieces[seat] |= (long) cell << 8 * piece;
        low |= cell < Long.SIZE ? 1L << cell : 0;
        high |= cell < Long.SIZE ? 0 : 1L << cell;
      }
    }
    return new ChineseCheckers(
        StarBoard.of(side),
        cells.length,
        player,
        pliesLeft,
        pieces[0],
        pieces[1],
        pieces[2],
        low,
        high);
  }

  /** Returns the corner in which a seat begins. */
  private static int home(int seats, int seat) {
    return StarBoard.CORNERS / seats * seat;
  }

  private int goal(int seat) {
    return (home(seats, seat) + StarBoard.CORNERS / 2) % StarBoard.CORNERS;
  }

  /**
   * Returns the number of rows of a corner.
   *
   * @return 1, 2 or 3
   */
  public int side() {
    return board.side();
  }

  /**
   * Returns how many moves are left until the game is a draw.
   *
   * @return the number of moves of all players
   */
  public int pliesLeft() {
    return pliesLeft;
  }

  /**
   * Returns whose piece is on a cell.
   *
   * @param cell the number of the cell, counted row by row from 0
   * @return the seat, or -1 if the cell is empty
   */
  public int owner(int cell) {
    for (int seat = 0; seat < seats; seat++) {
      for (int piece = 0; piece < board.pieces(); piece++) {
        if (cell(pieces(seat), piece) == cell) {
          return seat;
        }
      }
    }
    return -1;
  }

  /**
   * Returns how many rows the pieces of a seat are away from the tip of its goal, in sum. It serves
   * as a simple estimate.
   *
   * @param seat the seat
   * @return the number of rows
   */
  public int distance(int seat) {
    int goal = goal(seat);
    long pieces = pieces(seat);
    int distance = 0;
    for (int piece = 0; piece < board.pieces(); piece++) {
      distance += board.distance(cell(pieces, piece), goal);
    }
    return distance;
  }

  private long pieces(int seat) {
    return seat == 0 ? first : seat == 1 ? second : third;
  }

  private static int cell(long pieces, int piece) {
    return (int) (pieces >>> 8 * piece) & 0xFF;
  }

  private static boolean has(long low, long high, int cell) {
    return ((cell < Long.SIZE ? low : high) >>> cell & 1) != 0;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int seat() {
    return player;
  }

  @Override
  public void moves(MoveList out) {
    if (isTerminal()) {
      return;
    }
    int before = out.size();
    int home = home(seats, player);
    int goal = goal(player);
    // 1. All cells at which a move may end.
    long openLow = ~low;
    long openHigh = ~high;
    for (int corner = 0; corner < StarBoard.CORNERS; corner++) {
      if (corner != home && corner != goal) {
        openLow &= ~board.low(corner);
        openHigh &= ~board.high(corner);
      }
    }
    // 2. The moves of each piece.
    long pieces = pieces(player);
    for (int piece = 0; piece < board.pieces(); piece++) {
      moves(cell(pieces, piece), openLow, openHigh, out);
    }
    if (out.size() == before) {
      out.add(PASS);
    }
  }

  private void moves(int from, long openLow, long openHigh, MoveList out) {
    long reachedLow = 0;
    long reachedHigh = 0;
    // 1. Step to the neighbors, also to those that have pieces and are not open.
    for (int direction = 0; direction < StarBoard.DIRECTIONS; direction++) {
      int to = board.neighbor(from, direction);
      if (to >= Long.SIZE) {
        reachedHigh |= 1L << to;
      } else if (to >= 0) {
        reachedLow |= 1L << to;
      }
    }
    // 2. Flood by hops. The cell of the piece itself counts as hopped to.
    long hoppedLow = from < Long.SIZE ? 1L << from : 0;
    long hoppedHigh = from < Long.SIZE ? 0 : 1L << from;
    long nextLow = hoppedLow;
    long nextHigh = hoppedHigh;
    while ((nextLow | nextHigh) != 0) {
      int cell;
      if (nextLow != 0) {
        cell = Long.numberOfTrailingZeros(nextLow);
        nextLow &= nextLow - 1;
      } else {
        cell = Long.SIZE + Long.numberOfTrailingZeros(nextHigh);
        nextHigh &= nextHigh - 1;
      }
      for (int direction = 0; direction < StarBoard.DIRECTIONS; direction++) {
        int over = board.neighbor(cell, direction);
        if (over < 0 || over == from || !has(low, high, over)) {
          continue;
        }
        int to = board.neighbor(over, direction);
        if (to < 0 || has(low | hoppedLow, high | hoppedHigh, to)) {
          continue;
        }
        if (to < Long.SIZE) {
          hoppedLow |= 1L << to;
          nextLow |= 1L << to;
        } else {
          hoppedHigh |= 1L << to;
          nextHigh |= 1L << to;
        }
      }
    }
    // 3. List what is open.
    for (long left = (reachedLow | hoppedLow) & openLow; left != 0; left &= left - 1) {
      out.add(from << 7 | Long.numberOfTrailingZeros(left));
    }
    for (long left = (reachedHigh | hoppedHigh) & openHigh; left != 0; left &= left - 1) {
      out.add(from << 7 | Long.SIZE + Long.numberOfTrailingZeros(left));
    }
  }

  @Override
  public ChineseCheckers play(int move) {
    int next = player + 1 == seats ? 0 : player + 1;
    if (move == PASS) {
      return new ChineseCheckers(
          board, seats, next, pliesLeft - 1, first, second, third, low, high);
    }
    int from = move >> 7;
    int to = move & 0x7F;
    long moved = moved(pieces(player), from, to);
    long fromLow = from < Long.SIZE ? 1L << from : 0;
    long fromHigh = from < Long.SIZE ? 0 : 1L << from;
    long toLow = to < Long.SIZE ? 1L << to : 0;
    long toHigh = to < Long.SIZE ? 0 : 1L << to;
    return new ChineseCheckers(
        board,
        seats,
        next,
        pliesLeft - 1,
        player == 0 ? moved : first,
        player == 1 ? moved : second,
        player == 2 ? moved : third,
        low ^ fromLow ^ toLow,
        high ^ fromHigh ^ toHigh);
  }

  /** Moves a piece, and keeps the order of the cells. */
  private long moved(long pieces, int from, int to) {
    long moved = 0;
    int shift = 0;
    boolean isPlaced = false;
    for (int piece = 0; piece < board.pieces(); piece++) {
      int cell = cell(pieces, piece);
      if (!isPlaced && cell > to) {
        moved |= (long) to << shift;
        shift += 8;
        isPlaced = true;
      }
      if (cell != from) {
        moved |= (long) cell << shift;
        shift += 8;
      }
    }
    return isPlaced ? moved : moved | (long) to << shift;
  }

  /** The player of the last move may have won. */
  @Override
  public boolean isTerminal() {
    return pliesLeft == 0 || hasWon(before());
  }

  private int before() {
    return player == 0 ? seats - 1 : player - 1;
  }

  private boolean hasWon(int seat) {
    int goal = goal(seat);
    if ((board.low(goal) & ~low | board.high(goal) & ~high) != 0) {
      return false;
    }
    long pieces = pieces(seat);
    for (int piece = 0; piece < board.pieces(); piece++) {
      if (has(board.low(goal), board.high(goal), cell(pieces, piece))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int payoff(int seat) {
    return !hasWon(before()) ? 0 : seat == before() ? seats - 1 : -1;
  }

  @Override
  public int maxScore() {
    return seats - 1;
  }

  @Override
  public long key() {
    long rest = (long) pliesLeft << 8 | player << 4 | seats << 2 | board.side();
    return Hash64.of(Hash64.of(first, second), Hash64.of(third, rest));
  }

  @Override
  public String notation(int move) {
    return move == PASS ? "pass" : (move >> 7) + 1 + "-" + ((move & 0x7F) + 1);
  }

  /** Returns whether the other position has the same pieces, player and moves left. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ChineseCheckers that
        && board == that.board
        && seats == that.seats
        && player == that.player
        && pliesLeft == that.pliesLeft
        && first == that.first
        && second == that.second
        && third == that.third;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<ChineseCheckers> drawing() {
    return new ChineseCheckersDrawing(side());
  }

  /** Draws the board with the letters A, B and C of the seats, and dots for empty cells. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    StringBuilder line = new StringBuilder();
    List<StarBoard.Place> places = board.places();
    for (int cell = 0; cell < places.size(); cell++) {
      StarBoard.Place place = places.get(cell);
      if (cell > 0 && place.r() != places.get(cell - 1).r()) {
        text.append(line).append('\n');
        line.setLength(0);
      }
      int column = (int) (2 * place.x()) + 3 * side();
      line.append(" ".repeat(column - line.length())).append(".ABC".charAt(owner(cell) + 1));
    }
    text.append(line).append('\n').append("ABC".charAt(player)).append(" of ").append(seats);
    return text.append(" to move, ").append(pliesLeft).append(" moves left").toString();
  }
}
