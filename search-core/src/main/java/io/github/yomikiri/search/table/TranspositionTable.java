package io.github.yomikiri.search.table;

/**
 * Stores the search results of positions by the positions' keys, so that a search need not repeat
 * them.
 *
 * <p>{@link LockFreeTable} is the usual choice. {@link #twoLevel} puts a small table in front of
 * it. {@link #chained} and {@link #unbounded} make tables for one thread at a time.
 *
 * <p>Positions with equal keys count as the same position. Each implementation says how many
 * entries it keeps, which entry it replaces when it is full, and whether several threads may use
 * it.
 *
 * @see TableEntry
 */
public interface TranspositionTable {

  /**
   * Returns a chained hash table that keeps every collision in a list, with a cap on the number of
   * entries: the main transposition table of vsOtha (2005).
   *
   * <p>Collisions never lose an entry. When the cap is reached, the table rejects new positions but
   * still updates known ones. {@link #newSearch()} then makes room by clearing the table. A known
   * position's entry is replaced unless the old entry is deeper. The lists are kept in arrays,
   * which take 20 bytes per entry and 2 to 4 bytes more for the heads. Used by one thread at a
   * time.
   *
   * @param maxEntries the maximum number of positions, in {@code [1, 2^28]}
   * @return a new table, which is empty
   * @throws IllegalArgumentException if {@code maxEntries} is outside its range
   */
  static TranspositionTable chained(int maxEntries) {
    return new ChainedTable(maxEntries);
  }

  /**
   * Returns an unbounded table over a {@link java.util.HashMap}, with the replacement rule of the
   * 2011 blog series. An entry without a best move is discarded, such as most upper bounds of
   * principal variation search. A known position's entry is replaced only by a deeper entry. An
   * entry that is not exact is also replaced by an exact one of the same depth.
   *
   * <p>The table is simple and complete but takes about 100 bytes and 200 ns per entry. Use it for
   * tests, for small games and to reproduce the published counts. Used by one thread at a time.
   *
   * @return a new table, which is empty
   */
  static TranspositionTable unbounded() {
    return new MapTable();
  }

  /**
   * Returns a table with a small part, which the processor's cache holds, in front of a large
   * table. The large table keeps the results of deeper searches: about a quarter of all. All others
   * are near the horizon, and are in the small part of 1 MiB. There each new result replaces an
   * older one.
   *
   * <p>Probes then rarely miss the cache, but the search visits somewhat more nodes. One reason is
   * that a search to a small depth does not look into the large table. It pays for searches that
   * use the table at every depth: with 64 MiB, positions of Connect Four were solved in 0.7 of the
   * time. For searches that leave the table out just above the leaves, as {@code Searchers.forGame}
   * does, try both. Used by any number of threads at once; a large table for one thread is locked
   * for each call.
   *
   * @param large the large table, which nothing else uses, such as
   *     {@code LockFreeTable.ofMebibytes(64)}
   * @return a table that clears the large one when it is cleared
   */
  static TranspositionTable twoLevel(TranspositionTable large) {
    return new TwoLevelTable(large.threadSafe());
  }

  /**
   * Returns the entry of a position.
   *
   * @param key the position's key
   * @return the entry, or {@link TableEntry#NONE}
   */
  long probe(long key);

  /**
   * Returns the entry of a position that is searched to a depth. A table may look for it in places
   * that depend on the depth. The default ignores the depth.
   *
   * @param key the position's key
   * @param depth the remaining depth, in plies
   * @return the entry, or {@link TableEntry#NONE}
   */
  default long probe(long key, int depth) {
    return probe(key);
  }

  /**
   * Offers an entry, which the table may keep or not.
   *
   * @param key the position's key
   * @param entry the search result, other than {@link TableEntry#NONE}
   */
  void store(long key, long entry);

  /** Called before every search. The table may then replace entries of earlier searches first. */
  default void newSearch() {}

  /** Forgets everything. */
  void clear();

  /**
   * Returns the number of entries. A table that does not keep this number counts its entries.
   *
   * @return the number of entries
   */
  long size();

  /**
   * Returns this table if several threads may use it at once, and otherwise a view of it that locks
   * it for every call. Searches with several threads call this method.
   *
   * @return a table for several threads with the same entries
   */
  default TranspositionTable threadSafe() {
    return new LockedTable(this);
  }

  /** Which stored depths may answer a search. */
  enum DepthRule {
    /**
     * Only the same depth. A search with a table then has the same value at every depth as the
     * search without one. For tests.
     */
    EXACT {
      @Override
      public boolean accepts(long entry, int depth) {
        return TableEntry.depth(entry) == depth;
      }
    },
    /** The same depth, a greater one, or any when the entry is proven. For play. */
    AT_LEAST {
      @Override
      public boolean accepts(long entry, int depth) {
        return TableEntry.depth(entry) >= depth || TableEntry.isProven(entry);
      }
    },
    /**
     * The same depth, or any when the entry is proven. For proofs in games whose positions repeat.
     * There a deeper estimate would answer a shallower search of the next iteration, and so on. In
     * rare cases such estimates stay in the table, and deepening proves nothing.
     */
    SAME_OR_PROVEN {
      @Override
      public boolean accepts(long entry, int depth) {
        return TableEntry.depth(entry) == depth || TableEntry.isProven(entry);
      }
    };

    /**
     * Returns whether an entry is deep enough.
     *
     * @param entry an entry other than {@link TableEntry#NONE}
     * @param depth the remaining depth, in plies
     * @return whether its score may be used
     */
    public abstract boolean accepts(long entry, int depth);
  }
}
