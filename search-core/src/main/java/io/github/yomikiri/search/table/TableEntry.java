package io.github.yomikiri.search.table;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;

/**
 * An entry of a transposition table: the search result of one position, packed into one
 * {@code long}. So reading and writing an entry makes no object, and a table needs no lock.
 *
 * <pre>
 *   bits 63..36  score, signed
 *   bits 35..28  depth
 *   bits 27..26  bound: 1 exact, 2 lower, 3 upper; 0 only in the empty entry
 *   bit  25      proven: no estimate contributed
 *   bits 24..20  age, the table's own
 *   bits 19..0   best move + 1; 0 for none
 * </pre>
 */
public final class TableEntry {

  /** The empty entry: nothing is known about the position. */
  public static final long NONE = 0;

  /** The answer of {@link #move} for an entry without a best move. */
  public static final int NO_MOVE = -1;

  static final int AGES = 32;

  /** The number of depths that an entry can have. */
  static final int DEPTHS = 256;

  private static final int SCORE_SHIFT = 36;
  private static final int DEPTH_SHIFT = 28;
  private static final int BOUND_SHIFT = 26;
  private static final int AGE_SHIFT = 20;
  private static final long PROVEN_BIT = 1L << 25;
  private static final long AGE_MASK = (AGES - 1L) << AGE_SHIFT;
  private static final long MOVE_MASK = (1L << AGE_SHIFT) - 1;

  // A bound's code is its index here, because stored bits must not depend on Bound.ordinal().
  private static final Bound[] BOUNDS = {Bound.ESTIMATE, Bound.EXACT, Bound.LOWER, Bound.UPPER};

  private TableEntry() {}

  /**
   * Packs an entry.
   *
   * @param score the value or its bound, in {@code [-Score.MAX, Score.MAX]}
   * @param depth the depth searched, in {@code [0, 255]}
   * @param bound {@code EXACT}, {@code LOWER} or {@code UPPER}
   * @param proven whether no estimate contributed, so that the score holds at any depth
   * @param move the best move, or {@link #NO_MOVE}
   * @return the entry, never {@link #NONE}
   */
  public static long of(int score, int depth, Bound bound, boolean proven, int move) {
    long code = bound == Bound.EXACT ? 1 : bound == Bound.LOWER ? 2 : 3;
    return ((long) score << SCORE_SHIFT)
        | ((long) depth << DEPTH_SHIFT)
        | (code << BOUND_SHIFT)
        | (proven ? PROVEN_BIT : 0)
        | (move + 1);
  }

  /**
   * Returns the score.
   *
   * @param entry an entry
   * @return the value or its bound
   */
  public static int score(long entry) {
    return (int) (entry >> SCORE_SHIFT);
  }

  /**
   * Returns the depth.
   *
   * @param entry an entry
   * @return the depth searched, in plies
   */
  public static int depth(long entry) {
    return (int) (entry >>> DEPTH_SHIFT) & 0xFF;
  }

  /**
   * Returns how the score bounds the value.
   *
   * @param entry an entry other than {@link #NONE}
   * @return whether the score is exact or a bound
   */
  public static Bound bound(long entry) {
    return BOUNDS[(int) (entry >>> BOUND_SHIFT) & 3];
  }

  /**
   * Returns whether no estimate contributed to the score.
   *
   * @param entry an entry
   * @return whether the score holds at any depth
   */
  public static boolean isProven(long entry) {
    return (entry & PROVEN_BIT) != 0;
  }

  /**
   * Returns the best move.
   *
   * @param entry an entry
   * @return the move, or {@link #NO_MOVE}
   */
  public static int move(long entry) {
    return (int) (entry & MOVE_MASK) - 1;
  }

  /**
   * Returns whether the score answers a search with a window.
   *
   * @param entry an entry other than {@link #NONE}
   * @param alpha the window's lower end
   * @param beta the window's upper end
   * @return whether the score is exact, a lower bound of at least beta, or an upper bound of at
   *     most alpha
   */
  public static boolean answers(long entry, int alpha, int beta) {
    int score = score(entry);
    return switch (bound(entry)) {
      case EXACT -> true;
      case LOWER -> score >= beta;
      case UPPER -> score <= alpha;
      case ESTIMATE -> false;
    };
  }

  /** Returns whether {@link #of} can have made an entry. {@link #NONE} is not sound. */
  static boolean isSound(long entry) {
    int score = score(entry);
    return bound(entry) != Bound.ESTIMATE && -Score.MAX <= score && score <= Score.MAX;
  }

  static int age(long entry) {
    return (int) ((entry & AGE_MASK) >>> AGE_SHIFT);
  }

  static long withAge(long entry, int age) {
    return entry & ~AGE_MASK | (long) age << AGE_SHIFT;
  }
}
