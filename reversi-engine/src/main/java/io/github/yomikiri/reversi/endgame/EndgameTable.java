package io.github.yomikiri.reversi.endgame;

import java.util.Arrays;

/**
 * The solver's transposition table: for a position a lower and an upper bound of its value and the move that was best,
 * in one {@code long[]}.
 *
 * <p>Two entries of two words share a bucket. The first keeps the position with the most empty squares, the dearest to
 * search again, until a later search comes by; the second takes whatever comes (two-level replacement: Breuker, Uiterwijk
 * and van den Herik 1994). A search by null windows visits a position several times with different windows, which is
 * why both bounds are kept rather than one and its kind.
 *
 * <p>An entry is {@code key ^ data} and {@code data}. Words that two threads wrote at the same time do not fit together and
 * read as a position that is not known, so that threads may share the table without a lock (Hyatt and Mann 2002).
 */
final class EndgameTable {

  /** What {@link #probe} returns for a position that is not known. Read as an entry it has no move and says nothing. */
  static final long UNKNOWN = 0;

  /** "No best move". */
  static final int NO_MOVE = -1;

  private static final int BUCKET = 4;

  /** Two words after the array's header of two: large arrays begin at a page, so no bucket lies across two cache lines. */
  private static final int FIRST = 2;

  private final long[] words;
  private final int mask;
  private int generation;

  /**
   * Makes an empty table of the greatest power of two of words that is not more than asked for, at least 4.
   *
   * @param longs how many words it may take
   */
  EndgameTable(int longs) {
    int size = Math.max(BUCKET, Integer.highestOneBit(longs));
    words = new long[FIRST + size];
    mask = size - BUCKET;
  }

  /** What is stored from now on is a later search's, and takes the place of what was stored before. */
  void newSearch() {
    generation = (generation + 1) & 255;
  }

  void clear() {
    Arrays.fill(words, 0);
    generation = 0;
  }

  /** Returns what is known of a position, for the static readers below, or {@link #UNKNOWN}. */
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

  /** Notes that a position's value is at least, or at most, a value, keeping the other bound if it is known. */
  void store(long key, int empties, int lower, int upper, int move) {
    int at = bucket(key);
    // 1. Where: its own entry, else the first unless that is dearer and of this search.
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
    // 2. What was known of it still is.
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
