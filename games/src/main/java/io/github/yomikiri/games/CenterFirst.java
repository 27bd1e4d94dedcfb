package io.github.yomikiri.games;

import java.util.Comparator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Sorts squares by their distance from the center, where moves are often best. */
final class CenterFirst {

  private CenterFirst() {}

  /**
   * Returns the squares of a board, the central ones first.
   *
   * @param columns the number of columns
   * @param rows the number of rows
   * @param rowStep the difference between the codes of a square and of the one above it
   * @return the codes of all squares
   */
  static int[] codes(int columns, int rows, int rowStep) {
    ToIntFunction<Integer> distance = code -> {
      int aside = 2 * (code % rowStep) - (columns - 1);
      int above = 2 * (code / rowStep) - (rows - 1);
      return aside * aside + above * above;
    };
    return IntStream.range(0, rows)
        .flatMap(row -> IntStream.range(row * rowStep, row * rowStep + columns))
        .boxed()
        .sorted(Comparator.comparingInt(distance))
        .mapToInt(code -> code)
        .toArray();
  }
}
