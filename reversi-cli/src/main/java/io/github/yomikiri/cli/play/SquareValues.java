package io.github.yomikiri.cli.play;

import java.util.Locale;
import java.util.Map;

/**
 * The values of moves in whole discs, which the board shows on the squares.
 *
 * @param discs the values by the index of the square
 */
record SquareValues(Map<Integer, Integer> discs) {

  static final SquareValues NONE = new SquareValues(Map.of());

  SquareValues {
    discs = Map.copyOf(discs);
  }

  boolean has(int square) {
    return discs.containsKey(square);
  }

  /** Returns a value as the three characters of a square. */
  String text(int square) {
    int value = discs.getOrDefault(square, 0);
    return value == 0 ? " 0 " : String.format(Locale.ROOT, "%+3d", value);
  }

  /** Returns whether no other move has a higher value. */
  boolean isBest(int square) {
    int value = discs.getOrDefault(square, Integer.MIN_VALUE);
    return discs.values().stream().allMatch(other -> other <= value);
  }
}
