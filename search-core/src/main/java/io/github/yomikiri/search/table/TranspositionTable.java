package io.github.yomikiri.search.table;

/**
 * Stores the search results of positions by the positions' keys, so that a search need not repeat
 * them.
 *
 * <p>Positions with equal keys count as the same position. Each implementation says how many
 * entries it keeps, which entry it replaces when it is full, and whether several threads may use
 * it.
 *
 * @see TableEntry
 */
public interface TranspositionTable {

  /**
   * Returns the entry of a position.
   *
   * @param key the position's key
   * @return the entry, or {@link TableEntry#NONE}
   */
  long probe(long key);

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
}
