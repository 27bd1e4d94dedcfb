package io.github.yomikiri.reversi.endgame;

import java.util.function.IntUnaryOperator;

/**
 * Finds an exact value by null windows, beginning with a guess, as MTD(f) does (Plaat, Schaeffer,
 * Pijls and de Bruin 1996). A search that fails high raises the lower bound of the value. A search
 * that fails low lowers the upper bound. A better guess needs fewer searches, and a null window
 * cuts more nodes than a wide window. The searches need a table that stores both bounds.
 */
final class NullWindows {

  private NullWindows() {}

  /**
   * Returns the exact value if the value lies inside a window, otherwise a bound of the value
   * (fail-soft).
   *
   * @param isAbove searches the window {@code (alpha, alpha + 1)}, given alpha
   * @param alpha the lower end of the window
   * @param beta the upper end of the window
   * @param guess the value that is tested first
   * @param area the number of squares of the board, which is the maximum score
   */
  static int close(IntUnaryOperator isAbove, int alpha, int beta, int guess, int area) {
    int low = -area;
    int high = area;
    int test = guess;
    while (low < high && low < beta && high > alpha) {
      // All scores are even, because all boards have an even number of squares.
      test = Math.min(Math.max(test, Math.max(low, alpha) + 1), Math.min(high, beta));
      test += test & 1;
      int value = isAbove.applyAsInt(test - 1);
      if (value >= test) {
        low = value;
        test = value + 2;
      } else {
        high = value;
        test = value;
      }
    }
    return low >= beta ? low : high;
  }
}
