package io.github.yomikiri.reversi;

import java.util.Locale;

/**
 * Squares as bits, names and characters, for boards of 8x8, 6x6 and 4x4.
 *
 * <p>A smaller board lies in the centre of the 8x8 squares, so that kernels and symmetries need not know of it. Its
 * names are its own: the corner nearest to a1 is a1, whatever its bit.
 */
public final class Squares {

  /** What {@link #parse} returns for a text that is not a square. */
  public static final int NONE = -1;

  private Squares() {}

  /** Returns the squares of a board; the size must be 4, 6 or 8. */
  public static long board(int size) {
    return switch (size) {
      case 8 -> 0xFFFFFFFFFFFFFFFFL;
      case 6 -> 0x007E7E7E7E7E7E00L;
      case 4 -> 0x00003C3C3C3C0000L;
      default -> throw new IllegalArgumentException("board size " + size + " is not 4, 6 or 8");
    };
  }

  /** Returns the square on a file and a rank, both counted from 0 at the board's own corner. */
  public static int at(int size, int file, int rank) {
    int margin = (8 - size) / 2;
    return (file + margin) + 8 * (rank + margin);
  }

  /** Returns the name of a square that is on the board. */
  public static String name(int size, int square) {
    int margin = (8 - size) / 2;
    char file = (char) ('a' + (square & 7) - margin);
    char rank = (char) ('1' + (square >> 3) - margin);
    return "" + file + rank;
  }

  /** Returns the square that two characters name, in either case, or {@link #NONE}. */
  public static int parse(int size, char first, char second) {
    int file = (first | 0x20) - 'a';
    int rank = second - '1';
    boolean onBoard = first < 0x80 && file >= 0 && file < size && rank >= 0 && rank < size;
    return onBoard ? at(size, file, rank) : NONE;
  }

  /** Returns the square or pass that a whole text names, or {@link #NONE}. */
  public static int parseMove(int size, String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "--", "pa", "ps", "pass" -> Reversi.PASS;
      default -> text.length() == 2 ? parse(size, text.charAt(0), text.charAt(1)) : NONE;
    };
  }
}
