package io.github.yomikiri.cli.play;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** The squares of a board of any size, by file and rank counted from 0 at its own corner. */
final class Cells {

  private Cells() {}

  static int at(int size, int file, int rank) {
    int margin = (8 - size) / 2;
    return file + margin + 8 * (rank + margin);
  }

  static boolean contains(long squares, int square) {
    return (squares >>> square & 1) != 0;
  }

  /** Returns who owns the disc on a square, if there is one. */
  static Optional<Side> owner(Reversi position, int square) {
    if (contains(position.dark(), square)) {
      return Optional.of(Side.DARK);
    }
    return contains(position.light(), square) ? Optional.of(Side.LIGHT) : Optional.empty();
  }

  /** Tells whether a text looks like a square of some board. */
  static boolean looksLikeSquare(String text) {
    return text.toLowerCase(Locale.ROOT).matches("[a-h][1-8]");
  }

  /** Returns the square of this board that a text names. */
  static OptionalInt named(int size, String text) {
    if (!looksLikeSquare(text)) {
      return OptionalInt.empty();
    }
    int file = text.toLowerCase(Locale.ROOT).charAt(0) - 'a';
    int rank = text.charAt(1) - '1';
    return file < size && rank < size ? OptionalInt.of(at(size, file, rank)) : OptionalInt.empty();
  }
}
