package io.github.yomikiri.search.table;

/**
 * Remembers what was found out about positions, by their keys.
 *
 * <p>Positions with equal keys are taken for the same position. Implementations say how many entries they keep, which one
 * gives way when there are more, and whether several threads may use them.
 *
 * @see TableEntry
 */
public interface TranspositionTable {

  /**
   * Returns what is known about a position.
   *
   * @param key the position's key
   * @return the entry, or {@link TableEntry#NONE}
   */
  long probe(long key);

  /**
   * Offers an entry, which the table may keep or not.
   *
   * @param key the position's key
   * @param entry what was found out, other than {@link TableEntry#NONE}
   */
  void store(long key, long entry);

  /** Told before every search: entries of earlier ones may give way first. */
  default void newSearch() {}

  /** Forgets everything. */
  void clear();

  /**
   * Returns how many entries there are. Tables that would have to count them do so.
   *
   * @return the number of entries
   */
  long size();
}
