package io.github.yomikiri.search.table;

import java.util.Arrays;

/**
 * A small table for the positions near the horizon in front of a large one for all others.
 *
 * <p>Most results are about positions near the horizon, and are needed again soon or never. In a
 * large table each of them costs a miss of the processor's cache. The small table fits into the
 * cache of the second level. How near a position must be follows from the search: a sample of the
 * results is counted by their depths, and the large table gets a quarter of them. So the border is
 * at the depth that suits the game, and moves with the search. Each search counts anew, because its
 * depths need not be those of the search before.
 *
 * <p>The small table has one place for each key, and its newest entry replaces the one before. It
 * works without a lock, in the way of {@link LockFreeTable}. Threads may miss some counts.
 */
final class TwoLevelTable implements TranspositionTable {

  /** The number of entries of the small table, which takes 1 MiB. */
  private static final int PLACES = 1 << 16;

  /** One in this number of results is for the large table. */
  private static final int FAR_SHARE = 4;

  /** One in this number of keys has its results counted. */
  private static final int SAMPLE = 64;

  /** The number of counted results after which the border is set again. */
  private static final int COUNTED = 64;

  /** The number of counted results after which half of them are forgotten. */
  private static final int MAX_COUNTED = 1 << 20;

  private final TranspositionTable far;
  private final long[] near;
  // How many counted results had each depth.
  private final int[] counts = new int[TableEntry.DEPTHS];
  private int counted;
  /** The minimum depth of a result for the large table. */
  private int border;

  TwoLevelTable(TranspositionTable far) {
    this(far, PLACES);
  }

  /**
   * Makes a table.
   *
   * @param far the large table, for several threads
   * @param places the number of entries of the small table, a power of two
   */
  TwoLevelTable(TranspositionTable far, int places) {
    this.far = far;
    near = new long[2 * places];
  }

  @Override
  public long probe(long key) {
    return probe(key, TableEntry.DEPTHS);
  }

  @Override
  public long probe(long key, int depth) {
    if (depth >= border) {
      long entry = far.probe(key, depth);
      if (entry != TableEntry.NONE) {
        return entry;
      }
    }
    // A position just above the border was below it one iteration earlier.
    int place = place(key);
    long entry = near[place + 1];
    return (near[place] ^ entry) == key ? entry : TableEntry.NONE;
  }

  @Override
  public void store(long key, long entry) {
    int depth = TableEntry.depth(entry);
    if ((key & SAMPLE - 1) == 0) {
      count(depth);
    }
    if (depth >= border) {
      far.store(key, entry);
    } else {
      int place = place(key);
      near[place] = key ^ entry;
      near[place + 1] = entry;
    }
  }

  /** Returns where a key's words are. The large table uses the other half of the key. */
  private int place(long key) {
    return (int) (key >>> 32) * 2 & near.length - 1;
  }

  private void count(int depth) {
    counts[depth]++;
    counted++;
    if (counted % COUNTED == 0 || counted < COUNTED && Integer.bitCount(counted) == 1) {
      border = border();
    }
    if (counted >= MAX_COUNTED) {
      Arrays.setAll(counts, each -> counts[each] / 2);
      counted /= 2;
    }
  }

  /** Returns the least depth above which there are few enough results. */
  private int border() {
    int share = Arrays.stream(counts).sum() / FAR_SHARE;
    int depth = TableEntry.DEPTHS;
    int above = 0;
    while (depth > 0 && above + counts[depth - 1] <= share) {
      depth--;
      above += counts[depth];
    }
    return depth;
  }

  @Override
  public void newSearch() {
    far.newSearch();
    forgetCounts();
  }

  private void forgetCounts() {
    Arrays.fill(counts, 0);
    counted = 0;
    border = 0;
  }

  @Override
  public void clear() {
    far.clear();
    Arrays.fill(near, 0);
    forgetCounts();
  }

  @Override
  public TranspositionTable threadSafe() {
    return this;
  }

  /** Counts the entries of both tables, in time proportional to their sizes. */
  @Override
  public long size() {
    long size = far.size();
    for (int i = 1; i < near.length; i += 2) {
      if (near[i] != TableEntry.NONE) {
        size++;
      }
    }
    return size;
  }
}
