package io.github.yomikiri.reversi;

import java.util.Locale;

/**
 * Squares as bits, names and characters, for boards of 8x8, 6x6 and 4x4.
 *
 * <p>A smaller board lies in the centre of the 8x8 squares, so that kernels and symmetries need not know of it. Its
 * names are its own: the corner nearest to a1 is a1, whatever its bit.
 */
final class Squares {

  /** What {@link #parse} returns for a text that is not a square. */
  static final int NONE = -1;

  private Squares() {}

  /** Returns the squares of a board; the size must be 4, 6 or 8. */
  static long board(int size) {
    return switch (size) {
      case 8 -> 0xFFFFFFFFFFFFFFFFL;
      case 6 -> 0x007E7E7E7E7E7E00L;
      case 4 -> 0x00003C3C3C3C0000L;
      default -> throw new IllegalArgumentException("board size " + size + " is not 4, 6 or 8");
    };
  }

  /** Returns the square on a file and a rank, both counted from 0 at the board's own corner. */
  static int at(int size, int file, int rank) {
    int margin = (8 - size) / 2;
    return (file + margin) + 8 * (rank + margin);
  }

  /** Returns the name of a square that is on the board. */
  static String name(int size, int square) {
    int margin = (8 - size) / 2;
    char file = (char) ('a' + (square & 7) - margin);
    char rank = (char) ('1' + (square >> 3) - margin);
    return "" + file + rank;
  }

  /** Returns the square that two characters name, in either case, or {@link #NONE}. */
  static int parse(int size, char first, char second) {
    int file = (first | 0x20) - 'a';
    int rank = second - '1';
    boolean onBoard = first < 0x80 && file >= 0 && file < size && rank >= 0 && rank < size;
    return onBoard ? at(size, file, rank) : NONE;
  }

  /** Returns the square or pass that a whole text names, or {@link #NONE}. */
  static int parseMove(int size, String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "--", "pa", "ps", "pass" -> Reversi.PASS;
      default -> text.length() == 2 ? parse(size, text.charAt(0), text.charAt(1)) : NONE;
    };
  }

  /** Writes the squares of a position rank by rank. */
  static String cells(Reversi position, char dark, char light, char empty, String betweenRanks) {
    int size = position.size();
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < size; rank++) {
      text.append(rank == 0 ? "" : betweenRanks);
      for (int file = 0; file < size; file++) {
        long bit = 1L << at(size, file, rank);
        text.append(
            (position.dark() & bit) != 0 ? dark : (position.light() & bit) != 0 ? light : empty);
      }
    }
    return text.toString();
  }

  /**
   * Reads the squares of a position rank by rank and then the side to move, one character each. All alphabets of the
   * formats here are understood: Dark is {@code X} or {@code *}, Light is {@code O}, an empty square is {@code -} or
   * {@code .}.
   *
   * @param input what the caller was given, for the message
   * @param place where in the input the cells are, for the message
   * @throws NotationException if a character is none of these, or the length is not that of a board and a side
   */
  static Reversi parseCells(int size, String cells, String input, String place) {
    if (cells.length() != size * size + 1) {
      throw new NotationException(
          input,
          place,
          "a " + size + "x" + size + " board and a side to move are " + (size * size + 1)
              + " characters, not " + cells.length());
    }
    long dark = 0;
    long light = 0;
    for (int i = 0; i < size * size; i++) {
      long bit = 1L << at(size, i % size, i / size);
      switch (cells.charAt(i)) {
        case 'X', 'x', '*' -> dark |= bit;
        case 'O', 'o' -> light |= bit;
        case '-', '.' -> {}
        default -> {
          String square = name(size, at(size, i % size, i / size));
          throw new NotationException(
              input,
              place + ", square " + square,
              "'" + cells.charAt(i) + "' is not a disc or an empty square");
        }
      }
    }
    return Reversi.of(size, dark, light, parseSide(cells.charAt(size * size), input, place));
  }

  /** Returns the side that a disc stands for. */
  static Side parseSide(char disc, String input, String place) {
    return switch (disc) {
      case 'X', 'x', '*' -> Side.DARK;
      case 'O', 'o' -> Side.LIGHT;
      default -> throw new NotationException(input, place, "'" + disc + "' is not a side to move");
    };
  }
}
