package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;

/**
 * 2048 (<a href="https://github.com/gabrielecirulli/2048">Gabriele Cirulli 2014</a>), a game of one
 * player: a move slides all tiles of a board of 4x4 squares in one direction as far as possible.
 * Two equal tiles that meet become one tile of their sum, and the player scores this sum. A tile
 * takes part in one such merge a move, and the tiles that are further in the direction merge first.
 * A move must change something. Then a new tile comes onto a random empty square: a 2 with
 * probability 9/10, otherwise a 4. The game ends when no move is possible. It begins with two
 * tiles.
 *
 * <p>A square has four bits, so the greatest tile is 32768, and two of these do not merge. Without
 * this limit the greatest possible score is 3,932,156.
 *
 * <p>The codes of the moves are {@link #LEFT}, {@link #RIGHT}, {@link #UP} and {@link #DOWN}. The
 * code of a new tile is twice its square, plus 1 if it is a 4. Its text is such as {@code b3=2}.
 * Squares are counted row by row from a1 on the lower left.
 *
 * @param board the tiles, four bits for each square from a1 in the lowest bits on: 0 if it is
 *     empty, otherwise the binary logarithm of its tile
 * @param score the score so far
 * @param adds whether a tile comes next, so that chance decides
 */
public record Tiles2048(long board, int score, boolean adds) implements SeatedPosition<Tiles2048> {

  /** The move that slides tiles towards column a. */
  public static final int LEFT = 0;

  /** The move that slides tiles towards column d. */
  public static final int RIGHT = 1;

  /** The move that slides tiles towards row 4. */
  public static final int UP = 2;

  /** The move that slides tiles towards row 1. */
  public static final int DOWN = 3;

  static final int SQUARES = 16;

  private static final int SIDE = 4;
  private static final int MAX_SCORE = 3_932_156;

  /** The tiles of the best full board, from 4 to 131072, have this sum. */
  private static final int MAX_SUM = (1 << SQUARES + 2) - 4;

  /**
   * Returns the empty board, onto which chance puts two tiles.
   *
   * @return the position
   */
  public static Tiles2048 start() {
    return new Tiles2048(0, 0, true);
  }

  /**
   * Returns a given board on which the player is to move.
   *
   * @param score the score so far
   * @param tiles the 16 tiles as they are read, the upper row first; 0 for an empty square
   * @return the position; its game may be over
   * @throws IllegalArgumentException if these are not 16 tiles, or no game has one of them, their
   *     sum or the score; a tile is 0 or a power of 2 in {@code [2, 32768]}
   */
  public static Tiles2048 of(int score, int... tiles) {
    if (tiles.length != SQUARES) {
      throw new IllegalArgumentException(tiles.length + " tiles; expected " + SQUARES);
    }
    long board = 0;
    int sum = 0;
    int mostPoints = 0;
    for (int i = 0; i < SQUARES; i++) {
      int tile = tiles[i];
      if (tile != 0 && (tile < 2 || tile > 1 << 15 || Integer.bitCount(tile) != 1)) {
        throw new IllegalArgumentException(
            "tile " + tile + "; expected 0 or a power of 2 from 2 to 32768");
      }
      int power = tile == 0 ? 0 : Integer.numberOfTrailingZeros(tile);
      board |= (long) power << 4 * (SIDE * (SIDE - 1 - i / SIDE) + i % SIDE);
      sum += tile;
      mostPoints += tile == 0 ? 0 : (power - 1) * tile;
    }
    if (sum == 0 || sum > MAX_SUM) {
      throw new IllegalArgumentException("tiles of sum " + sum + "; expected 2 to " + MAX_SUM);
    }
    // A merge of two tiles scores as much as the points of the tile exceed those of the two.
    if (score < 0 || score > mostPoints) {
      throw new IllegalArgumentException(
          "score " + score + " with tiles that bring 0 to " + mostPoints + " points");
    }
    return new Tiles2048(board, score, false);
  }

  /**
   * Returns the tile on a square.
   *
   * @param square its number, counted row by row from a1
   * @return the tile, or 0
   */
  public int tile(int square) {
    int power = power(square);
    return power == 0 ? 0 : 1 << power;
  }

  private int power(int square) {
    return (int) (board >>> 4 * square) & 0xF;
  }

  @Override
  public int seats() {
    return 1;
  }

  @Override
  public int seat() {
    return adds ? CHANCE : 0;
  }

  @Override
  public void moves(MoveList out) {
    if (adds) {
      for (int square = 0; square < SQUARES; square++) {
        if (power(square) == 0) {
          out.add(2 * square);
          out.add(2 * square + 1);
        }
      }
      return;
    }
    for (int move = LEFT; move <= DOWN; move++) {
      if (Tiles2048Rows.slid(board, move) != board) {
        out.add(move);
      }
    }
  }

  @Override
  public int weight(int outcome) {
    return (outcome & 1) == 0 ? 9 : 1;
  }

  @Override
  public Tiles2048 play(int move) {
    if (adds) {
      // Only the first of the two tiles of the start is followed by another one.
      return new Tiles2048(board | 1L + (move & 1) << 4 * (move >> 1), score, board == 0);
    }
    return new Tiles2048(
        Tiles2048Rows.slid(board, move), score + Tiles2048Rows.points(board, move), true);
  }

  @Override
  public boolean isTerminal() {
    return !adds
        && Tiles2048Rows.slid(board, LEFT) == board
        && Tiles2048Rows.slid(board, RIGHT) == board
        && Tiles2048Rows.slid(board, UP) == board
        && Tiles2048Rows.slid(board, DOWN) == board;
  }

  @Override
  public int payoff(int seat) {
    return score;
  }

  @Override
  public int maxScore() {
    return MAX_SCORE;
  }

  @Override
  public long key() {
    return Hash64.of(board, adds ? ~score : score);
  }

  @Override
  public String notation(int move) {
    if (adds) {
      int square = move >> 1;
      return (char) ('a' + square % SIDE)
          + Integer.toString(square / SIDE + 1)
          + ((move & 1) == 0 ? "=2" : "=4");
    }
    return switch (move) {
      case LEFT -> "left";
      case RIGHT -> "right";
      case UP -> "up";
      default -> "down";
    };
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of the board
   */
  public Drawing<Tiles2048> drawing() {
    return new Tiles2048Drawing();
  }

  /** Draws the board, the last row first. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = SIDE - 1; row >= 0; row--) {
      for (int square = SIDE * row; square < SIDE * (row + 1); square++) {
        String tile = power(square) == 0 ? "." : Integer.toString(tile(square));
        text.append(" ".repeat(6 - tile.length())).append(tile);
      }
      text.append('\n');
    }
    return text + "score " + score + (adds ? ", a tile comes" : ", the player moves");
  }
}
