package io.github.yomikiri.reversi.internal;

/**
 * What vsOtha's hidden units make of their sum: {@code f(x) = 1 / (1 + exp(-x / 8))}, less a half,
 * so that no input gives no output.
 *
 * <p>A table of whole numbers, so that it is the same on every machine: x counts in
 * {@value #STEPS}ths, the result in 65,536ths.
 */
public final class Sigmoid {

  /** So many steps make 1. */
  public static final int STEPS = 128;

  /**
   * Sums from {@code -RANGE} to {@code RANGE} are in the table; x is then 256, and f flat long
   * before.
   */
  public static final int RANGE = 32_767;

  /** Where the sum 0 is in the table. */
  public static final int ZERO = 1 << 15;

  /** So much of the result is 1. */
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
   * Looks the function up.
   *
   * @param sum the sum of a unit's inputs in steps, plus {@link #ZERO}, in {@code [0, 65535]}
   * @return what the unit puts out, less a half, in 65,536ths
   */
  public static int of(int sum) {
    return TABLE[sum];
  }
}
