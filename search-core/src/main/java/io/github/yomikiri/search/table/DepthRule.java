package io.github.yomikiri.search.table;

/** Which stored depths may answer a search. */
public enum DepthRule {
  /**
   * Only the same depth. A search with a table then has the same value at every depth as the search
   * without one. For tests.
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
  };

  /**
   * Returns whether an entry is deep enough.
   *
   * @param entry an entry other than {@link TableEntry#NONE}
   * @param depth the depth still to be searched, in plies
   * @return whether its score may be used
   */
  public abstract boolean accepts(long entry, int depth);
}
