package io.github.yomikiri.search.table;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.game.internal.Ranges;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/**
 * A bounded table in one {@code long[]} that any number of threads may use without a lock.
 *
 * <p>The method is that of Hyatt and Mann (2002): an entry is stored as two words, {@code key ^
 * entry} and {@code entry}. A read between another thread's two writes finds words that do not
 * belong together. Their XOR is then not the wanted key, so the read is a miss and never returns a
 * mixture of two entries. A probe needs no object, no lock and no atomic operation. A lost write
 * costs only the work that its entry would have saved.
 *
 * <p>A key selects a bucket of four entries, eight words in a row. If all four are in use, the
 * least valuable entry is replaced. Entries of the oldest search go first, and among them the
 * shallowest. A probe takes 6 ns while the table fits the cache. A larger table costs a cache miss
 * and more: 50-60 ns with 16 to 256 MiB on one core of a Zen 4. Huge pages
 * ({@code -XX:+UseTransparentHugePages}) make such probes cheaper.
 *
 * <p>A table of at most 64 MiB takes memory as it fills: it begins with 1 MiB, and doubles whenever
 * half of its places are in use. So a short search neither pays for a large table nor spreads its
 * entries over one. A table that doubles needs the memory of both sizes for a moment. If there is
 * not so much, the table keeps its size until it is cleared. A larger one takes all memory at once,
 * because to double it would interrupt a search for too long.
 */
public final class LockFreeTable implements TranspositionTable {

  private static final int BUCKET_ENTRIES = 4;
  static final int BUCKET_WORDS = 2 * BUCKET_ENTRIES;
  private static final long MIN_BYTES = 8L * BUCKET_WORDS;
  private static final long MAX_BYTES = 8L << 30;
  private static final int FIRST_WORDS = 1 << 17;
  private static final int MAX_GROWN_WORDS = 1 << 23;

  /**
   * Two words for each place: {@code key ^ entry} and {@code entry}. {@link TableFile} reads it. A
   * thread that stores an entry while another doubles the table may lose the entry.
   */
  volatile long[] words;

  final int maxWords;
  private final IntFunction<long[]> memory;
  /** How long the table may become now: less than {@link #maxWords} if the memory is used up. */
  private int growsTo;
  // The number of places in use, as long as the table can double.
  final AtomicInteger used = new AtomicInteger();

  /** The number of the search, modulo {@link TableEntry#AGES}. */
  int age;

  /**
   * Makes an empty table.
   *
   * @param bytes the memory that it may come to take; rounded down to a power of two, at least 64
   *     bytes and at most 8 GiB
   * @throws IllegalArgumentException if {@code bytes} is outside its range
   */
  public LockFreeTable(long bytes) {
    this(bytes, long[]::new);
  }

  /**
   * Makes an empty table.
   *
   * @param memory makes an array of a length, or throws an {@link OutOfMemoryError}
   */
  LockFreeTable(long bytes, IntFunction<long[]> memory) {
    Ranges.between("table of", bytes, " bytes", MIN_BYTES, MAX_BYTES);
    maxWords = (int) (Long.highestOneBit(bytes) / Long.BYTES);
    growsTo = maxWords;
    this.memory = memory;
    words = memory.apply(firstWords());
  }

  /**
   * Makes a table of a given size, for entries that are known.
   *
   * @param maxWords how long the table may become
   * @param length how long it is now
   */
  LockFreeTable(int maxWords, int length) {
    this.maxWords = maxWords;
    growsTo = maxWords;
    memory = long[]::new;
    words = memory.apply(length);
  }

  private int firstWords() {
    return maxWords > MAX_GROWN_WORDS ? maxWords : Math.min(maxWords, FIRST_WORDS);
  }

  /**
   * Makes an empty table of a size given in mebibytes.
   *
   * @param mebibytes the memory that it may come to take, in {@code [1, 8192]}; rounded down to a
   *     power of two
   * @return a new table
   * @throws IllegalArgumentException if {@code mebibytes} is outside its range
   */
  public static LockFreeTable ofMebibytes(int mebibytes) {
    return new LockFreeTable(
        Ranges.between("table of", mebibytes, " MiB", 1, MAX_BYTES >> 20) << 20);
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
   * @throws InvalidInputException if the file is damaged, or is no table of this version; or if its
   *     table has another identity, or may take more than {@code maxBytes}
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
    Ranges.between("identity of", length, " bytes", 1, TableFile.MAX_IDENTITY);
    AtomicFile.write(path, out -> TableFile.write(this, identity, out));
  }

  @Override
  public long probe(long key) {
    long[] places = words;
    int bucket = bucket(key, places.length);
    for (int i = bucket; i < bucket + BUCKET_WORDS; i += 2) {
      long entry = places[i + 1];
      if ((places[i] ^ entry) == key && entry != TableEntry.NONE) {
        return entry;
      }
    }
    return TableEntry.NONE;
  }

  @Override
  public void store(long key, long entry) {
    long[] places = words;
    int bucket = bucket(key, places.length);
    int victim = bucket;
    boolean isEmpty = false;
    int minWorth = Integer.MAX_VALUE;
    for (int i = bucket; i < bucket + BUCKET_WORDS; i += 2) {
      long known = places[i + 1];
      // 1. Take an empty place, or the position's own.
      if (known == TableEntry.NONE || (places[i] ^ known) == key) {
        victim = i;
        isEmpty = known == TableEntry.NONE;
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
    places[victim] = key ^ aged;
    places[victim + 1] = aged;
    // 3. Double the table if half of its places are in use.
    if (isEmpty && places.length < growsTo && used.incrementAndGet() > places.length / 4) {
      grow(places);
    }
  }

  /** Returns the index of the first word of a key's bucket in an array. */
  static int bucket(long key, int length) {
    return (int) key * BUCKET_WORDS & length - 1;
  }

  /**
   * Doubles the table, if there is enough memory. The entries of a bucket then belong to one of two
   * buckets.
   */
  private synchronized void grow(long[] full) {
    if (words != full) {
      return;
    }
    long[] larger;
    try {
      larger = memory.apply(2 * full.length);
    } catch (OutOfMemoryError e) {
      growsTo = full.length;
      return;
    }
    int copied = 0;
    for (int from = 0; from < full.length; from += BUCKET_WORDS) {
      int low = from;
      int high = from + full.length;
      for (int i = from; i < from + BUCKET_WORDS; i += 2) {
        long entry = full[i + 1];
        long key = full[i] ^ entry;
        boolean isLow = bucket(key, larger.length) < full.length;
        int to = isLow ? low : high;
        larger[to] = full[i];
        larger[to + 1] = entry;
        if (entry != TableEntry.NONE) {
          copied++;
          low += isLow ? 2 : 0;
          high += isLow ? 0 : 2;
        }
      }
    }
    used.set(copied);
    words = larger;
  }

  @Override
  public void newSearch() {
    age = (age + 1) & (TableEntry.AGES - 1);
  }

  @Override
  public void clear() {
    // A table that another thread doubles at this moment is empty afterwards, too.
    synchronized (this) {
      if (words.length > firstWords()) {
        words = memory.apply(firstWords());
      } else {
        Arrays.fill(words, 0);
      }
      used.set(0);
      growsTo = maxWords;
    }
    age = 0;
  }

  @Override
  public TranspositionTable threadSafe() {
    return this;
  }

  /** Counts the entries, in time proportional to the size of the table. */
  @Override
  public long size() {
    long[] places = words;
    long size = 0;
    for (int i = 1; i < places.length; i += 2) {
      if (places[i] != TableEntry.NONE) {
        size++;
      }
    }
    return size;
  }
}
