package io.github.yomikiri.game;

/**
 * The range of values that games, evaluators and searches use.
 *
 * <p>A value is an {@code int} in the unit of its game or evaluator (discs, centipawns, ...), seen from the side to move:
 * positive is good for the side whose turn it is. All values lie in {@code [-MAX, MAX]}, far enough from the ends of
 * {@code int} that negating a value and widening a window by one never overflows.
 */
public final class Score {

  /** The largest value a node, an evaluator or a search may return; the smallest is {@code -MAX}. */
  public static final int MAX = 100_000_000;

  /** One more than any value: {@code (-INFINITY, INFINITY)} is the window that every value lies inside. */
  public static final int INFINITY = MAX + 1;

  private Score() {}

  /**
   * Returns a value, or refuses it if it is outside {@code [-MAX, MAX]}. Searches check what they are given by it: with
   * a greater value they would compare wrongly or not end.
   *
   * @param value the value
   * @param position the position that has it, for the message
   * @param source what returned it, for the message
   * @return the value
   * @throws IllegalStateException if the value is outside its range
   */
  public static int check(int value, Object position, String source) {
    if (value < -MAX || value > MAX) {
      throw new IllegalStateException(source + " returned " + value + ", which is outside [" + -MAX
          + ", " + MAX + "], for the position\n" + position);
    }
    return value;
  }
}
