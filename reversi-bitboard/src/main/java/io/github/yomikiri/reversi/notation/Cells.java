package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;

/**
 * Reads the squares of a position and its side to move, which several formats write as one
 * character each.
 */
final class Cells {

  private Cells() {}

  /**
   * Reads the squares of a position rank by rank and then the side to move, one character each. The
   * method accepts the characters of all formats in this package: Dark is {@code X} or {@code *},
   * Light is {@code O}, an empty square is {@code -} or {@code .}.
   *
   * @param input the caller's whole input, for the message
   * @param place where in the input the cells are, for the message
   * @throws InvalidInputException if there is another character, or the length is not that of a
   *     board and a side
   */
  static Reversi parse(int size, String cells, String input, String place) {
    Board board = Board.of(size);
    if (cells.length() != board.area() + 1) {
      throw new InvalidInputException(
          input,
          place,
          "a " + board + " board and a side to move are " + (board.area() + 1) + " characters, not "
              + cells.length());
    }
    long dark = 0;
    long light = 0;
    for (int i = 0; i < board.area(); i++) {
      long bit = 1L << board.at(i % size, i / size);
      switch (cells.charAt(i)) {
        case 'X', 'x', '*' -> dark |= bit;
        case 'O', 'o' -> light |= bit;
        case '-', '.' -> {}
        default -> {
          String square = board.name(board.at(i % size, i / size));
          throw new InvalidInputException(
              input,
              place + ", square " + square,
              "'" + cells.charAt(i) + "' is not a disc or an empty square");
        }
      }
    }
    return Reversi.of(size, dark, light, parseSide(cells.charAt(board.area()), input, place));
  }

  /** Returns the side that a disc stands for. */
  static Side parseSide(char disc, String input, String place) {
    return switch (disc) {
      case 'X', 'x', '*' -> Side.DARK;
      case 'O', 'o' -> Side.LIGHT;
      default ->
        throw new InvalidInputException(input, place, "'" + disc + "' is not a side to move");
    };
  }
}
