package io.github.yomikiri.seats;

import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Bound;
import java.util.Arrays;

/**
 * A transposition table whose values are expectations. An entry has a position's value or a bound
 * of it, how deep it was searched, whether that is proven, and the best move. Each position has one
 * place. A new entry replaces another position's, unless that is deeper and of the same search.
 *
 * <p>Used by one thread at a time.
 */
final class SeatedTable {

  /** No entry, or no move in an entry. */
  static final int NONE = -1;

  private static final int BYTES = 3 * Long.BYTES;
  private static final int MAX_MEBIBYTES = 8192;
  private static final int MOVE_BITS = 20;
  private static final int DEPTH_BITS = 8;
  private static final int NO_MOVE = (1 << MOVE_BITS) - 1;
  private static final int BOUND_SHIFT = MOVE_BITS + DEPTH_BITS;
  private static final int SOLVED_SHIFT = BOUND_SHIFT + 2;
  private static final int USED_SHIFT = SOLVED_SHIFT + 1;
  private static final int AGE_SHIFT = USED_SHIFT + 1;
  private static final int AGES = 1 << 16;

  private static final Bound[] BOUNDS = {Bound.EXACT, Bound.LOWER, Bound.UPPER};

  // Three words a place: the key, the bits of the value, and what packs the rest.
  private final long[] words;
  private final int mask;
  private final boolean proofsAnswer;
  private int age;

  private SeatedTable(int places, boolean proofsAnswer) {
    this.proofsAnswer = proofsAnswer;
    words = new long[3 * places];
    mask = places - 1;
  }

  static SeatedTable ofMebibytes(int mebibytes) {
    long bytes = Ranges.between("table of", mebibytes, " MiB", 1, MAX_MEBIBYTES) << 20;
    return new SeatedTable((int) Math.min(Long.highestOneBit(bytes / BYTES), 1 << 28), true);
  }

  /**
   * Makes a table for tests.
   *
   * @param proofsAnswer whether proven values answer searches of any depth, as they usually do
   */
  static SeatedTable ofPlaces(int places, boolean proofsAnswer) {
    return new SeatedTable(Integer.highestOneBit(places), proofsAnswer);
  }

  /** Returns the place of a position's entry, or {@link #NONE}. */
  int find(long key) {
    int place = 3 * (int) (key & mask);
    return words[place] == key && words[place + 2] != 0 ? place : NONE;
  }

  double value(int place) {
    return Double.longBitsToDouble(words[place + 1]);
  }

  int move(int place) {
    int move = (int) words[place + 2] & NO_MOVE;
    return move == NO_MOVE ? NONE : move;
  }

  Bound bound(int place) {
    return BOUNDS[(int) (words[place + 2] >>> BOUND_SHIFT) & 3];
  }

  boolean isSolved(int place) {
    return (words[place + 2] >>> SOLVED_SHIFT & 1) != 0;
  }

  /** Returns whether an entry holds for a search to a depth. */
  boolean isOfDepth(int place, int depth) {
    return depth(place) == depth || proofsAnswer && isSolved(place);
  }

  private int depth(int place) {
    return (int) (words[place + 2] >>> MOVE_BITS) & (1 << DEPTH_BITS) - 1;
  }

  void store(long key, double value, Bound bound, boolean isSolved, int depth, int move) {
    int place = 3 * (int) (key & mask);
    long old = words[place + 2];
    if (words[place] != key && old >>> AGE_SHIFT == age && old != 0 && depth(place) > depth) {
      return;
    }
    words[place] = key;
    words[place + 1] = Double.doubleToRawLongBits(value);
    words[place + 2] = (move == NONE ? NO_MOVE : move)
        | (long) depth << MOVE_BITS
        | (long) index(bound) << BOUND_SHIFT
        | (isSolved ? 1L : 0) << SOLVED_SHIFT
        | 1L << USED_SHIFT
        | (long) age << AGE_SHIFT;
  }

  private static int index(Bound bound) {
    return bound == Bound.EXACT ? 0 : bound == Bound.LOWER ? 1 : 2;
  }

  /** Lets entries of earlier searches be replaced first. */
  void newSearch() {
    age = (age + 1) % AGES;
  }

  void clear() {
    Arrays.fill(words, 0);
  }
}
