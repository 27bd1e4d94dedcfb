package io.github.yomikiri.search.table;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.AtomicFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
  static final int BUCKET_WORDS = 2 * BUCKET_ENTRIES;
  private static final long MIN_BYTES = 8L * BUCKET_WORDS;
  private static final long MAX_BYTES = 8L << 30;

  /**
   * Two words for each place: {@code key ^ entry} and {@code entry}. {@link TableFile} reads it.
   */
  final long[] words;

  private final int bucketMask;

  /** The number of the search, modulo {@link TableEntry#AGES}. */
  int age;

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

  /**
   * Reads a table that {@link #write} wrote. A search with the new table then visits the same nodes
   * as it would have visited with the table that was written.
   *
   * @param path the file
   * @param identity what the entries belong to, as it was passed to {@link #write}
   * @param maxBytes the memory that the table may take, so that no file can use up the memory
   * @return a new table, as large as the table that was written
   * @throws IOException if reading fails
   * @throws InvalidInputException if the file is no table or of another version, its table has
   *     another identity or takes more than {@code maxBytes}, or the file is damaged
   */
  public static LockFreeTable read(Path path, String identity, long maxBytes) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      return TableFile.read(in, path.toString(), identity, maxBytes);
    }
  }

  /**
   * Writes this table to a file. A program that is started again, or another machine, then need not
   * repeat the search. An existing file is replaced only after everything is written, so the file
   * is never incomplete. An entry takes 16 bytes in the file, and empty places take next to none.
   *
   * <p>Other threads may use the table meanwhile. The file then has some of the entries that they
   * store, and not others.
   *
   * @param path the file
   * @param identity what the entries belong to: everything that changes scores or keys. This is the
   *     game, its version, the evaluator and its weights, and the predictions of a selective
   *     search. 1 to 1,000 bytes of UTF-8
   * @throws IOException if writing fails
   * @throws IllegalArgumentException if the identity is empty or too long
   */
  public void write(Path path, String identity) throws IOException {
    int length = identity.getBytes(StandardCharsets.UTF_8).length;
    if (length < 1 || length > TableFile.MAX_IDENTITY) {
      throw new IllegalArgumentException(
          "identity of " + length + " bytes is outside [1, " + TableFile.MAX_IDENTITY + "]");
    }
    AtomicFile.write(path, out -> TableFile.write(this, identity, out));
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

  /** Returns the index of the first word of a key's bucket. */
  int bucket(long key) {
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

  @Override
  public TranspositionTable threadSafe() {
    return this;
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
