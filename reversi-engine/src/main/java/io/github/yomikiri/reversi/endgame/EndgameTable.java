package io.github.yomikiri.reversi.endgame;

import java.util.Arrays;

/**
 * The solver's transposition table: it stores for a position a lower and an upper bound of its
 * value and the best move found, in one {@code long[]}.
 *
 * <p>Two entries of two words share a bucket. The first keeps the position with the most empty
 * squares, because searching it again would cost most, until a later search replaces it. The second
 * entry is always replaced (two-level replacement: Breuker, Uiterwijk and van den Herik 1994). A
 * search by null windows visits a position several times with different windows. So an entry has
 * both bounds, rather than one bound and its kind.
 *
 * <p>An entry is {@code key ^ data} and {@code data}. If two threads write an entry at the same
 * time, its words do not match, and the position is read as unknown. So threads may share the table
 * without a lock (Hyatt and Mann 2002).
 */
final class EndgameTable {

  /**
   * The result of {@link #probe} for a position without an entry. Read as an entry, this value has
   * no move and the widest bounds.
   */
  static final long UNKNOWN = 0;

  /** "No best move". */
  static final int NO_MOVE = -1;

  private static final int BUCKET = 4;

  /**
   * Two words after the array's header of two: large arrays begin at a page, so no bucket lies
   * across two cache lines.
   */
  private static final int FIRST = 2;

  private final long[] words;
  private final int mask;
  private int generation;

  /**
   * Makes an empty table. Its size is the greatest power of two that is at most {@code longs}, at
   * least 4.
   *
   * @param longs the maximum size in words
   */
  EndgameTable(int longs) {
    int size = Math.max(BUCKET, Integer.highestOneBit(longs));
    words = new long[FIRST + size];
    mask = size - BUCKET;
  }

  /** Begins a new search, whose entries replace those of earlier searches. */
  void newSearch() {
    generation = (generation + 1) & 255;
  }

  void clear() {
    Arrays.fill(words, 0);
    generation = 0;
  }

  /** Returns a position's entry, for the static readers below, or {@link #UNKNOWN}. */
  long probe(long key) {
    int at = bucket(key);
    long data = words[at + 1];
    if ((words[at] ^ data) == key) {
      return data;
    }
    data = words[at + 3];
    return (words[at + 2] ^ data) == key ? data : UNKNOWN;
  }

  private int bucket(long key) {
    return FIRST + ((int) (key >>> 32) & mask);
  }

  /** Stores bounds of a position's value. Tighter bounds already stored are kept. */
  void store(long key, int empties, int lower, int upper, int move) {
    int at = bucket(key);
    // 1. Choose the entry: the position's own entry, else the second entry if the first has more
    // empty // squares and is from this search, else the first.
    long first = words[at + 1];
    long second = words[at + 3];
    long known = UNKNOWN;
    if ((words[at] ^ first) == key) {
      known = first;
    } else if ((words[at + 2] ^ second) == key) {
      known = second;
      at += 2;
    } else if (generation(first) == generation && empties(first) > empties) {
      at += 2;
    }
    // 2. Keep the bounds and the move that the entry already has, because they remain valid.
    int low = Math.max(lower, lower(known));
    int high = Math.min(upper, upper(known));
    int best = move == NO_MOVE ? move(known) : move;
    long data = (low + 64)
        | (64L - high) << 8
        | (best + 1L) << 16
        | (long) empties << 24
        | (long) generation << 32;
    words[at] = key ^ data;
    words[at + 1] = data;
  }

  static int lower(long entry) {
    return (int) (entry & 255) - 64;
  }

  static int upper(long entry) {
    return 64 - (int) (entry >>> 8 & 255);
  }

  static int move(long entry) {
    return (int) (entry >>> 16 & 255) - 1;
  }

  private static int empties(long entry) {
    return (int) (entry >>> 24 & 255);
  }

  private static int generation(long entry) {
    return (int) (entry >>> 32 & 255);
  }
}
