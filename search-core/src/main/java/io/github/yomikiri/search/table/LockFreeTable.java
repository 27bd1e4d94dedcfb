package io.github.yomikiri.search.table;

import java.util.Arrays;

/**
 * A bounded table in one {@code long[]} that any number of threads may use without a lock.
 *
 * <p>The trick is Hyatt and Mann's (2002): an entry is kept as two words, {@code key ^ entry} and {@code entry}. A read that
 * falls between another thread's two writes finds words that do not belong together; their XOR is then not the key that was
 * asked for, and the read is a miss, never a mixture. No object, no atomic and no fence is needed, and a lost write costs only
 * what it would have saved.
 *
 * <p>A key chooses a bucket of four entries, eight words in a row. When all four are taken, the one worth least gives way:
 * first those of the oldest searches, then the shallowest. Probing costs 6 ns while the table fits the cache, and then a
 * cache miss and more: 50-60 ns with 16 to 256 MiB on one core of a Zen 4. Huge pages
 * ({@code -XX:+UseTransparentHugePages}) make that cheaper.
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
   * @param bytes the memory it may take; rounded down to a power of two, at least 64 bytes and at most 8 GiB
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
   * Makes an empty table of so many mebibytes.
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
      // 1. An empty place, or the position's own.
      if (known == TableEntry.NONE || (words[i] ^ known) == key) {
        victim = i;
        break;
      }
      // 2. Otherwise the place worth least: every search gone by outweighs any depth.
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

  /** Counts the entries: takes time in proportion to the table. */
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
