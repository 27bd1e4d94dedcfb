package io.github.yomikiri.search.table;

import io.github.yomikiri.game.internal.Ranges;
import java.util.Arrays;

/**
 * Keeps every collision in a list, up to a number of entries: {@link TranspositionTable#chained}.
 */
final class ChainedTable implements TranspositionTable {

  private static final int END = -1;

  private final int[] heads;
  private final int[] next;
  private final long[] keys;
  private final long[] entries;
  private int size;

  ChainedTable(int maxEntries) {
    Ranges.between("table of", maxEntries, " entries", 1, 1 << 28);
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
