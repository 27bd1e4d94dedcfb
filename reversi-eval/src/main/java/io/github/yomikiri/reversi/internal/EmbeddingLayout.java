package io.github.yomikiri.reversi.internal;

/**
 * The scale and the order of the weights of a network on embeddings. The evaluator and its trainer
 * use the same layout.
 *
 * <p>The {@link #SHARING} stages of a phase share their embeddings. These come first in the first
 * stage of the phase: {@link #UNITS} numbers for each class of configurations, and then for each
 * class of {@link MobilityInputs}. Then every stage has:
 *
 * <ol>
 *   <li>for each number of empty squares, the greatest first, {@link #UNITS} numbers that are added
 *       to the embeddings
 *   <li>for each unit of the first layer, the weights to the {@link #HIDDEN} units of the second
 *   <li>the constants of the second layer
 *   <li>the weights of the second layer to the value
 *   <li>the constant of the value
 * </ol>
 */
public final class EmbeddingLayout {

  /** The number of units of the first layer, and of numbers of an embedding. */
  public static final int UNITS = 16;

  /** The number of units of the second layer. */
  public static final int HIDDEN = 8;

  /** The binary logarithm of the steps that equal 1, which is the maximum output of a unit. */
  public static final int ONE_BITS = 10;

  /** The number of steps that equal 1: in embeddings, outputs of units, and constants. */
  public static final int ONE = 1 << ONE_BITS;

  /** The maximum number of either sign that a number of empty squares adds, in steps. */
  public static final int MAX_TEMPO = 4 * ONE;

  /** The number of steps of a weight to the value that equal one disc. */
  public static final int DISC = 128;

  /** The number of stages that share embeddings: a phase of the game. */
  public static final int SHARING = 5;

  private EmbeddingLayout() {}

  /**
   * Returns the first stage of a stage's phase, which has the phase's embeddings.
   *
   * @param stage the number of the stage
   * @return the number of the first stage
   */
  public static int firstOfPhase(int stage) {
    return stage - stage % SHARING;
  }

  /**
   * Returns how many numbers a stage has without embeddings.
   *
   * @param plies the count of numbers of empty squares of a stage
   * @return the count
   */
  public static int layers(int plies) {
    return UNITS * plies + UNITS * HIDDEN + 2 * HIDDEN + 1;
  }

  /**
   * Returns how many embeddings a phase has.
   *
   * @param configurations the number of classes of configurations
   * @return the number of these classes and those of mobility
   */
  public static int classes(int configurations) {
    return configurations + MobilityInputs.ENTRIES;
  }

  /**
   * Returns how many embeddings a stage has.
   *
   * @param stage the number of the stage
   * @param configurations the number of classes of configurations
   * @return all embeddings of the phase for its first stage, and 0 for the others
   */
  public static int embeddings(int stage, int configurations) {
    return stage == firstOfPhase(stage) ? classes(configurations) : 0;
  }

  /**
   * Returns how many numbers a stage has.
   *
   * @param stage the number of the stage
   * @param configurations the number of classes of configurations
   * @param plies the count of numbers of empty squares of a stage
   * @return the count of numbers of its embeddings and layers
   */
  public static int numbers(int stage, int configurations, int plies) {
    return UNITS * embeddings(stage, configurations) + layers(plies);
  }

  /**
   * Returns the maximum number of an embedding of either sign. With this limit and
   * {@link #MAX_TEMPO}, the sum over all inputs fits into 16 bits.
   *
   * @param places the number of places of the pattern set
   * @return the number, in steps
   */
  public static int maxInput(int places) {
    return (Short.MAX_VALUE - MAX_TEMPO) / (places + MobilityInputs.COUNT);
  }
}
