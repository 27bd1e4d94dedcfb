package io.github.yomikiri.cli.play;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.Optional;

/** Finds and counts the discs of a position. */
final class Discs {

  private Discs() {}

  static boolean contains(long squares, int square) {
    return (squares >>> square & 1) != 0;
  }

  /** Returns the number of a side's discs. */
  static int count(Reversi position, Side side) {
    return Long.bitCount(side == Side.DARK ? position.dark() : position.light());
  }

  /** Returns who owns the disc on a square, if there is one. */
  static Optional<Side> owner(Reversi position, int square) {
    if (contains(position.dark(), square)) {
      return Optional.of(Side.DARK);
    }
    return contains(position.light(), square) ? Optional.of(Side.LIGHT) : Optional.empty();
  }
}
