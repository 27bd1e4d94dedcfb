package io.github.yomikiri.reversi.internal;

/**
 * How the weights of a stage of vsOtha's fox are scaled and laid out, for the evaluator and its
 * trainer.
 */
public final class NetworkLayout {

  /** The number of hidden units. */
  public static final int UNITS = 8;

  /** The number of steps of an output weight that make a disc. */
  public static final int OUTPUT = 128;

  private NetworkLayout() {}

  /**
   * Returns how many numbers a stage has.
   *
   * @param inputs the number of configurations and of numbers of empty squares
   * @return {@link #UNITS} weights for each input, then the output weights and the constant
   */
  public static int numbers(int inputs) {
    return UNITS * inputs + UNITS + 1;
  }

  /**
   * Returns the greatest input weight of either sign: the sum of those that a position has fits
   * into 16 bits.
   *
   * @param places the number of places of the pattern set
   * @return the weight, in {@link Sigmoid#STEPS}
   */
  public static int maxInput(int places) {
    return Sigmoid.RANGE / (places + 1);
  }
}
