package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Position;

/**
 * What an evaluator sees of a position: the numbers of some of its weights. The value of the
 * position is the sum of these weights. Most features are {@link Patterns} of the board. A game
 * that has no board, or wants to be judged by something else, numbers its features itself.
 *
 * <p>Implementations are immutable, for use by any number of threads.
 *
 * @param <P> the game's position type
 */
public interface Features<P extends Position<P>> {

  /**
   * Returns the number of weights of a stage.
   *
   * @return the number, at least 1
   */
  int count();

  /**
   * Returns how many weights a position selects.
   *
   * @return the number, at least 1, the same for all positions
   */
  int length();

  /**
   * Stores the numbers of the weights that a position selects. A number may occur several times.
   *
   * @param position any position, also one whose game is over
   * @param out the array whose first {@link #length()} elements become the numbers, each in
   *     {@code [0, count())}
   */
  void numbers(P position, int[] out);

  /**
   * Returns the weights that self-play does not learn, so that they stay 0. This is right for what
   * most places of a large board select, such as an empty form: it would learn everything in place
   * of the others.
   *
   * @return numbers in {@code [0, count())}; by default none
   */
  default int[] unlearned() {
    return new int[0];
  }

  /**
   * Returns the number of words that a packed position takes.
   *
   * @return the number, at least 1; by default a word for two numbers
   */
  default int words() {
    return (length() + 1) / 2;
  }

  /**
   * Packs what these features see of a position, so that many positions fit in memory and on disk.
   * Positions of one stage that are packed into equal words count as the same position. The default
   * packs the numbers.
   *
   * @param position any position
   * @param out the array whose first {@link #words()} elements become the packed position
   */
  default void pack(P position, long[] out) {
    int[] numbers = new int[length()];
    numbers(position, numbers);
    for (int word = 0; word < words(); word++) {
      long high = 2 * word + 1 < numbers.length ? numbers[2 * word + 1] : 0;
      out[word] = high << 32 | numbers[2 * word] & 0xFFFFFFFFL;
    }
  }

  /**
   * Stores the numbers of the weights that a packed position selects.
   *
   * @param packed what {@link #pack} stored
   * @param out the array whose first {@link #length()} elements become the numbers, those of
   *     {@link #numbers}
   */
  default void unpack(long[] packed, int[] out) {
    for (int i = 0; i < length(); i++) {
      out[i] = (int) (packed[i / 2] >>> 32 * (i % 2));
    }
  }

  /**
   * Returns the number of stages. Each has its own weights.
   *
   * @return the number, at least 1; by default 1
   */
  default int stages() {
    return 1;
  }

  /**
   * Returns the stage of a position.
   *
   * @param position any position
   * @return the stage, in {@code [0, stages())}; by default 0
   */
  default int stage(P position) {
    return 0;
  }

  /**
   * Returns a text by which these features differ from others. Weights in a file belong to one form
   * and are refused for another.
   *
   * @return a text that is the same whenever the numbers mean the same
   */
  String form();

  /**
   * Returns the name of a feature for people, as explanations show it.
   *
   * @param place the index in the array of numbers
   * @param number the number that a position has there
   * @return the name; by default the number as a text
   */
  default String name(int place, int number) {
    return Integer.toString(number);
  }

  /**
   * Returns a trace, which finds the numbers along a line of play. The default finds them anew in
   * each position.
   *
   * @return a trace for one thread
   */
  default FeatureTrace<P> trace() {
    return new FreshTrace<>(this);
  }
}
