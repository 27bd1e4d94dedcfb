package io.github.yomikiri.game;

/**
 * The range of values that games, evaluators and searches use.
 *
 * <p>A value is an {@code int} in the unit of its game or evaluator (discs, centipawns, ...), seen
 * from the side to move: positive is good for the side whose turn it is. All values lie in
 * {@code [-MAX, MAX]}, far enough from the ends of {@code int}. So negating a value or widening a
 * window by one never overflows.
 */
public final class Score {

  /**
   * The largest value a node, an evaluator or a search may return; the smallest is {@code -MAX}.
   */
  public static final int MAX = 100_000_000;

  /**
   * One more than any value: {@code (-INFINITY, INFINITY)} is the window that every value lies
   * inside.
   */
  public static final int INFINITY = MAX + 1;

  /**
   * What a won game counts beside estimates without a stated unit, in a game of wins, draws and
   * losses. See {@link Unit#unstated()}.
   */
  public static final int WIN = MAX / 10;

  /**
   * The least score of a win whose distance is known. A search for shortest wins gives a win in
   * {@code n} plies the score {@code MAX - n}, and a loss the same score with a minus sign.
   * Estimates are then less than this score.
   */
  public static final int LONGEST_WIN = MAX - 10_000;

  private Score() {}

  /**
   * Returns whether a score of a search for shortest wins is a win or a loss.
   *
   * @param score a score
   * @return whether the score or its opposite is at least {@link #LONGEST_WIN}
   */
  public static boolean isDecided(int score) {
    return score >= LONGEST_WIN || score <= -LONGEST_WIN;
  }

  /**
   * Returns a score as it is seen one ply before: a win or a loss is one ply further away.
   *
   * @param score a score of a search for shortest wins
   * @return the score, with a win or loss moved one step towards 0
   */
  public static int oneMorePly(int score) {
    return score >= LONGEST_WIN ? score - 1 : score <= -LONGEST_WIN ? score + 1 : score;
  }

  /**
   * Returns the score of a move, from the view of the side that makes it. It is the value of the
   * position after the move with the opposite sign, unless the same side
   * {@linkplain Node#movesAgain() moves again}.
   *
   * @param after the position after the move
   * @param value its value, from the view of its own side to move
   * @return the move's score
   */
  public static int ofMove(Node<?> after, int value) {
    return after.movesAgain() ? value : -value;
  }

  /**
   * Returns a value if it is in {@code [-MAX, MAX]}, and otherwise throws an exception. Searches
   * use this method to check the values of games and evaluators. A value outside the range could
   * make a search compare wrongly or never end.
   *
   * @param value the value
   * @param position the position that has the value, for the message
   * @param source the name of the code that returned the value, for the message
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
