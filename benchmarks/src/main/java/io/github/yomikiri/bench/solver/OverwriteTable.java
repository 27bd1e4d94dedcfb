package io.github.yomikiri.bench.solver;

import io.github.yomikiri.search.table.TableEntry;
import java.util.Arrays;

/**
 * vsOtha's second table. Each position has one possible place, and a place holds the last position
 * stored there. The table only avoids searching transpositions twice, but costs almost no time.
 */
final class OverwriteTable {

  private final long[] words;
  private final int mask;

  OverwriteTable(int longs) {
    words = new long[Math.max(2, Integer.highestOneBit(longs))];
    mask = words.length - 2;
  }

  long probe(long key) {
    int at = (int) (key >>> 32) & mask;
    return words[at] == key ? words[at + 1] : TableEntry.NONE;
  }

  void store(long key, long entry) {
    int at = (int) (key >>> 32) & mask;
    words[at] = key;
    words[at + 1] = entry;
  }

  void clear() {
    Arrays.fill(words, 0);
  }
}
