package io.github.yomikiri.search.table;

import io.github.yomikiri.search.Bound;
import java.util.HashMap;
import java.util.Map;

/**
 * An unbounded table over a {@link HashMap}, with the replacement rule of the 2011 blog series. An
 * entry without a best move is discarded. A known position's entry is replaced only by a deeper
 * entry. An entry that is not exact is also replaced by an exact one of the same depth.
 *
 * <p>The table is simple and complete but takes about 100 bytes and 200 ns per entry. Use it for
 * tests, for small games and to reproduce the published counts. Used by one thread at a time.
 */
public final class MapTable implements TranspositionTable {

  private final Map<Long, Long> entries = new HashMap<>();

  /** Makes an empty table. */
  public MapTable() {}

  @Override
  public long probe(long key) {
    return entries.getOrDefault(key, TableEntry.NONE);
  }

  @Override
  public void store(long key, long entry) {
    if (TableEntry.move(entry) == TableEntry.NO_MOVE) {
      return;
    }
    entries.merge(key, entry, (known, offered) -> replaces(offered, known) ? offered : known);
  }

  private static boolean replaces(long offered, long known) {
    int deeper = TableEntry.depth(offered) - TableEntry.depth(known);
    return deeper > 0
        || deeper == 0
            && TableEntry.bound(offered) == Bound.EXACT
            && TableEntry.bound(known) != Bound.EXACT;
  }

  @Override
  public void clear() {
    entries.clear();
  }

  @Override
  public long size() {
    return entries.size();
  }
}
