package io.github.yomikiri.cli.play;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.Optional;

/** Finds the discs on the squares of a position. */
final class Discs {

  private Discs() {}

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
}
