package io.github.yomikiri.search.table;

import java.util.Arrays;

/**
 * A bounded table in one {@code long[]} that any number of threads may use without a lock.
 *
 * <p>The method is that of Hyatt and Mann (2002): an entry is stored as two words, {@code key ^
 * entry} and {@code entry}. A read between another thread's two writes finds words that do not
 * belong together. Their XOR is then not the wanted key, so the read is a miss and never returns a
 * mixture of two entries. The method needs no object, no atomic operation and no fence. A lost
 * write costs only the work that its entry would have saved.
 *
 * <p>A key selects a bucket of four entries, eight words in a row. If all four are in use, the
 * least valuable entry is replaced. Entries of the oldest search go first, and among them the
 * shallowest. A probe takes 6 ns while the table fits the cache. A larger table costs a cache miss
 * and more: 50-60 ns with 16 to 256 MiB on one core of a Zen 4. Huge pages
 * ({@code -XX:+UseTransparentHugePages}) make such probes cheaper.
 */
public final class LockFreeTable implements TranspositionTable {

  private static final int BUCKET_ENTRIES = 4;
  private static final int BUCKET_WORDS = 2 * BUCKET_ENTRIES;
  private static final long MIN_BYTES = 8L * BUCKET_WORDS;
  private static final long MAX_BYTES = 8L << 30;

  private final long[] words;
  private final int bucketMask;
  private int age;

  /**
   * Makes an empty table.
   *
   * @param bytes the memory it may take; rounded down to a power of two, at least 64 bytes and at
   *     most 8 GiB
   * @throws IllegalArgumentException if {@code bytes} is outside its range
   */
  public LockFreeTable(long bytes) {
    if (bytes < MIN_BYTES || bytes > MAX_BYTES) {
      throw new IllegalArgumentException(
          "table of " + bytes + " bytes is outside [" + MIN_BYTES + ", " + MAX_BYTES + "]");
    }
    words = new long[(int) (Long.highestOneBit(bytes) / Long.BYTES)];
    bucketMask = words.length / BUCKET_WORDS - 1;
  }

  /**
   * Makes an empty table of a size given in mebibytes.
   *
   * @param mebibytes the memory it may take, in {@code [1, 8192]}; rounded down to a power of two
   * @return a new table
   * @throws IllegalArgumentException if {@code mebibytes} is outside its range
   */
  public static LockFreeTable ofMebibytes(int mebibytes) {
    if (mebibytes < 1 || mebibytes > MAX_BYTES >> 20) {
      throw new IllegalArgumentException(
          "table of " + mebibytes + " MiB is outside [1, " + (MAX_BYTES >> 20) + "]");
    }
    return new LockFreeTable((long) mebibytes << 20);
  }

  @Override
  public long probe(long key) {
    int bucket = bucket(key);
    for (int i = bucket; i < bucket + BUCKET_WORDS; i += 2) {
      long entry = words[i + 1];
      if ((words[i] ^ entry) == key && entry != TableEntry.NONE) {
        return entry;
      }
    }
    return TableEntry.NONE;
  }

  @Override
  public void store(long key, long entry) {
    int bucket = bucket(key);
    int victim = bucket;
    int minWorth = Integer.MAX_VALUE;
    for (int i = bucket; i < bucket + BUCKET_WORDS; i += 2) {
      long known = words[i + 1];
      // 1. Take an empty place, or the position's own.
      if (known == TableEntry.NONE || (words[i] ^ known) == key) {
        victim = i;
        break;
      }
      // 2. Otherwise take the place worth least: being one search older outweighs any depth.
      int searchesAgo = (age - TableEntry.age(known)) & (TableEntry.AGES - 1);
      int worth = TableEntry.depth(known) - 256 * searchesAgo;
      if (worth < minWorth) {
        minWorth = worth;
        victim = i;
      }
    }
    long aged = TableEntry.withAge(entry, age);
    words[victim] = key ^ aged;
    words[victim + 1] = aged;
  }

  private int bucket(long key) {
    return ((int) key & bucketMask) * BUCKET_WORDS;
  }

  @Override
  public void newSearch() {
    age = (age + 1) & (TableEntry.AGES - 1);
  }

  @Override
  public void clear() {
    Arrays.fill(words, 0);
    age = 0;
  }

  /** Counts the entries, in time proportional to the size of the table. */
  @Override
  public long size() {
    long size = 0;
    for (int i = 1; i < words.length; i += 2) {
      if (words[i] != TableEntry.NONE) {
        size++;
      }
    }
    return size;
  }
}
