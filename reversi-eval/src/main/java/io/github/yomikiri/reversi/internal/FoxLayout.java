package io.github.yomikiri.reversi.internal;

/**
 * The scale and the order of the weights of a stage of vsOtha's fox. The evaluator and its trainer
 * use the same layout.
 */
public final class FoxLayout {

  /** The number of hidden units. */
  public static final int UNITS = 8;

  /** The number of steps of an output weight that equal one disc. */
  public static final int OUTPUT = 128;

  private FoxLayout() {}

  /**
   * Returns how many numbers a stage has.
   *
   * @param inputs the number of inputs: the classes of configurations and the numbers of empty
   *     squares
   * @return the count of {@link #UNITS} weights for each input, of the output weights and of the
   *     constant
   */
  public static int numbers(int inputs) {
    return UNITS * inputs + UNITS + 1;
  }

  /**
   * Returns the maximum input weight of either sign. With this limit, the sum of a position's input
   * weights fits into 16 bits.
   *
   * @param places the number of places of the pattern set
   * @return the weight, in {@link Sigmoid#STEPS}
   */
  public static int maxInput(int places) {
    return Sigmoid.RANGE / (places + 1);
  }
}
