package io.github.yomikiri.reversi.internal;

/**
 * The output of vsOtha's hidden units for the sum x of their inputs: {@code f(x) - 1/2}, where
 * {@code f(x) = 1 / (1 + exp(-x / 8))}. Because of the 1/2, the output for the sum 0 is 0.
 *
 * <p>The function is a table of whole numbers, so its values are the same on every machine. x is in
 * {@value #STEPS}ths, the result in 65,536ths.
 */
public final class Sigmoid {

  /** The number of steps of x that equal 1. */
  public static final int STEPS = 128;

  /**
   * The maximum sum in the table, of either sign, in steps. At this sum x is 256, and f is flat at
   * much smaller values of x.
   */
  public static final int RANGE = 32_767;

  /** The index of the sum 0 in the table. */
  public static final int ZERO = 1 << 15;

  /** The result that stands for 1. */
  public static final int ONE = 1 << 16;

  private static final short[] TABLE = new short[2 * ZERO];

  static {
    for (int i = 0; i < TABLE.length; i++) {
      double x = (double) (i - ZERO) / STEPS;
      double f = 1 / (1 + StrictMath.exp(-x / 8)) - 0.5;
      TABLE[i] = (short) Math.max(-RANGE, Math.min(RANGE, Math.round(ONE * f)));
    }
  }

  private Sigmoid() {}

  /**
   * Returns the output of a unit.
   *
   * @param sum the sum of the unit's inputs in steps, plus {@link #ZERO}, in {@code [0, 65535]}
   * @return {@code f(x) - 1/2}, in 65,536ths
   */
  public static int of(int sum) {
    return TABLE[sum];
  }
}
