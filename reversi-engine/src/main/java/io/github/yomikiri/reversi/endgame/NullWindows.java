package io.github.yomikiri.reversi.endgame;

import java.util.function.IntUnaryOperator;

/**
 * Closes in on an exact value by null windows from a guess, as MTD(f) does (Plaat, Schaeffer, Pijls and de Bruin 1996): a
 * search that fails high says where to ask next, one that fails low settles the value from above. The better the guess, the
 * fewer questions; and a null window cuts more than a wide one. It needs a table that remembers both bounds.
 */
final class NullWindows {

  private NullWindows() {}

  /**
   * Returns a value, as far as it lies inside a window, and outside it a bound (fail-soft).
   *
   * @param isAbove searches the window {@code (alpha, alpha + 1)}, given alpha
   * @param alpha the lower end of the window
   * @param beta the upper end of the window
   * @param guess where to begin
   * @param area the number of squares of the board: no score is greater
   */
  static int close(IntUnaryOperator isAbove, int alpha, int beta, int guess, int area) {
    int low = -area;
    int high = area;
    int test = guess;
    while (low < high && low < beta && high > alpha) {
      // All scores are even, for all boards have an even number of squares.
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
