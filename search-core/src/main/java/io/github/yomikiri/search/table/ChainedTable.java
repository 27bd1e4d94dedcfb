package io.github.yomikiri.search.table;

import java.util.Arrays;

/**
 * A chained hash table that keeps every collision in a list, with a cap on the number of entries:
 * the main transposition table of vsOtha (2005).
 *
 * <p>Collisions never lose an entry. When the cap is reached, the table rejects new positions but
 * still updates known ones. {@link #newSearch()} then makes room by clearing the table. A known
 * position's entry is replaced unless the old entry is deeper. The lists are kept in arrays, which
 * take 20 bytes per entry and 2 to 4 bytes more for the heads. Used by one thread at a time.
 */
public final class ChainedTable implements TranspositionTable {

  private static final int END = -1;

  private final int[] heads;
  private final int[] next;
  private final long[] keys;
  private final long[] entries;
  private int size;

  /**
   * Makes an empty table.
   *
   * @param maxEntries the maximum number of positions, in {@code [1, 2^28]}
   * @throws IllegalArgumentException if {@code maxEntries} is outside its range
   */
  public ChainedTable(int maxEntries) {
    if (maxEntries < 1 || maxEntries > 1 << 28) {
      throw new IllegalArgumentException(
          "table of " + maxEntries + " entries is outside [1, " + (1 << 28) + "]");
    }
    heads = new int[Math.max(1, Integer.highestOneBit(maxEntries))];
    next = new int[maxEntries];
    keys = new long[maxEntries];
    entries = new long[maxEntries];
    Arrays.fill(heads, END);
  }

  @Override
  public long probe(long key) {
    int found = find(key);
    return found == END ? TableEntry.NONE : entries[found];
  }

  @Override
  public void store(long key, long entry) {
    int found = find(key);
    if (found != END) {
      if (TableEntry.depth(entry) >= TableEntry.depth(entries[found])) {
        entries[found] = entry;
      }
    } else if (size < entries.length) {
      int head = head(key);
      next[size] = heads[head];
      keys[size] = key;
      entries[size] = entry;
      heads[head] = size++;
    }
  }

  private int find(long key) {
    int place = heads[head(key)];
    while (place != END && keys[place] != key) {
      place = next[place];
    }
    return place;
  }

  private int head(long key) {
    return (int) key & (heads.length - 1);
  }

  @Override
  public void newSearch() {
    if (size == entries.length) {
      clear();
    }
  }

  @Override
  public void clear() {
    Arrays.fill(heads, END);
    size = 0;
  }

  @Override
  public long size() {
    return size;
  }
}
