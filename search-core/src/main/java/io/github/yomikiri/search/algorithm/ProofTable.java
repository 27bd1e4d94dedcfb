package io.github.yomikiri.search.algorithm;

import java.util.function.IntFunction;

/**
 * The proof and disproof numbers of positions, in a bounded table.
 *
 * <p>The numbers only say where to search next. So a lost, old or confused entry costs time, but no
 * search returns a wrong value because of it. That a position is solved is also only a hint here:
 * the transposition table has the value.
 *
 * <p>An entry takes 16 bytes: the key, and one word of numbers. A key selects a bucket of four
 * entries. If all four are in use, one of the oldest search is replaced, and among these the one
 * that took the least effort. The table begins small and doubles when it is three quarters full, up
 * to its limit or while there is memory. So a small search does not pay for a large limit.
 *
 * <pre>
 *   bits 63..40  phi
 *   bits 39..16  delta
 *   bits 15..8   effort: the binary logarithm of the nodes that were opened
 *   bits  7..0   age, the number of the search modulo 256
 * </pre>
 */
final class ProofTable {

  /** The answer of {@link #probe} if nothing is known. */
  static final long NONE = 0;

  /** The number of a solved side: no search can prove it. */
  static final int INFINITY = 1 << 28;

  private static final int MAX_STORED = (1 << 24) - 1;
  private static final int BUCKET_WORDS = 8;
  private static final int FIRST_WORDS = 1 << 11;
  private static final long MIN_BYTES = 8L * BUCKET_WORDS;
  private static final long MAX_BYTES = 8L << 30;

  private final int maxWords;
  private final IntFunction<long[]> memory;
  /** How long the table may become now: less than {@link #maxWords} if the memory is used up. */
  private int growsTo;

  private long[] words;
  private int used;
  private int age;

  /**
   * Makes an empty table.
   *
   * @param maxBytes a number that {@link #checkBytes} accepts
   */
  ProofTable(long maxBytes) {
    this(maxBytes, long[]::new);
  }

  /**
   * Makes an empty table.
   *
   * @param memory makes an array of a length, or throws an {@link OutOfMemoryError}
   */
  ProofTable(long maxBytes, IntFunction<long[]> memory) {
    maxWords = (int) (Long.highestOneBit(maxBytes) / Long.BYTES);
    growsTo = maxWords;
    this.memory = memory;
    words = memory.apply(Math.min(FIRST_WORDS, maxWords));
  }

  /** Throws an exception if no table may have a number of bytes. */
  static void checkBytes(long bytes) {
    if (bytes < MIN_BYTES || bytes > MAX_BYTES) {
      throw new IllegalArgumentException("proof numbers in " + bytes + " bytes are outside ["
          + MIN_BYTES + ", " + MAX_BYTES + "]");
    }
  }

  /** Returns a position's entry, or {@link #NONE}. */
  long probe(long key) {
    int bucket = bucket(key);
    for (int i = bucket; i < bucket + BUCKET_WORDS; i += 2) {
      if (words[i] == key && words[i + 1] != NONE) {
        return words[i + 1];
      }
    }
    return NONE;
  }

  static int phi(long entry) {
    return loaded(entry >>> 40);
  }

  static int delta(long entry) {
    return loaded(entry >>> 16 & MAX_STORED);
  }

  private static int loaded(long stored) {
    return stored == MAX_STORED ? INFINITY : (int) stored;
  }

  private static long stored(int number) {
    return number == INFINITY ? MAX_STORED : Math.min(number, MAX_STORED - 1);
  }

  /**
   * Stores the numbers of a position, of which at most one is 0.
   *
   * @param key the position's key
   * @param phi the effort to prove that the side to move reaches its bound
   * @param delta the effort to disprove it
   * @param opened how many nodes were opened to find the numbers, at least 1
   */
  void store(long key, int phi, int delta, long opened) {
    int bucket = bucket(key);
    int victim = bucket;
    int minWorth = Integer.MAX_VALUE;
    for (int i = bucket; i < bucket + BUCKET_WORDS; i += 2) {
      long known = words[i + 1];
      // 1. Take an empty place, or the position's own.
      if (known == NONE || words[i] == key) {
        victim = i;
        break;
      }
      // 2. Otherwise take the place worth least: being one search older outweighs any effort.
      int searchesAgo = (age - (int) known) & 0xFF;
      int worth = ((int) known >>> 8 & 0xFF) - 256 * searchesAgo;
      if (worth < minWorth) {
        minWorth = worth;
        victim = i;
      }
    }
    boolean isNew = words[victim + 1] == NONE;
    words[victim] = key;
    words[victim + 1] = stored(phi) << 40
        | stored(delta) << 16
        | (63L - Long.numberOfLeadingZeros(opened)) << 8
        | age;
    if (isNew && ++used > words.length / 8 * 3 && words.length < growsTo) {
      grow();
    }
  }

  /**
   * Doubles the table, if there is enough memory. The entries of a bucket go to one of two buckets,
   * so none is lost.
   */
  private void grow() {
    long[] old = words;
    try {
      words = memory.apply(2 * old.length);
    } catch (OutOfMemoryError e) {
      growsTo = old.length;
      return;
    }
    for (int i = 0; i < old.length; i += 2) {
      if (old[i + 1] != NONE) {
        int place = bucket(old[i]);
        while (words[place + 1] != NONE) {
          place += 2;
        }
        words[place] = old[i];
        words[place + 1] = old[i + 1];
      }
    }
  }

  /** Returns the index of the first word of a key's bucket. */
  private int bucket(long key) {
    return ((int) key & words.length / BUCKET_WORDS - 1) * BUCKET_WORDS;
  }

  /** Called before every search: entries of earlier searches are replaced first. */
  void newSearch() {
    age = (age + 1) & 0xFF;
  }

  /** Forgets everything, and gives up the memory. */
  void clear() {
    words = memory.apply(Math.min(FIRST_WORDS, maxWords));
    growsTo = maxWords;
    used = 0;
    age = 0;
  }

  /** Returns the number of entries. */
  int size() {
    return used;
  }

  /** Returns how many entries the table has room for at present. */
  int capacity() {
    return words.length / 2;
  }
}
