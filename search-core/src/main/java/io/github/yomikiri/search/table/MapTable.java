package io.github.yomikiri.search.table;

import io.github.yomikiri.search.Bound;
import java.util.HashMap;
import java.util.Map;

/**
 * An unbounded table over a {@link HashMap}, with the replacement rule of the 2011 blog series: an entry without a best move
 * is discarded, and a known position's entry is replaced only by a deeper one, or by an exact one of the same depth where it
 * was not exact itself.
 *
 * <p>Simple and complete, at the price of about 100 bytes and 200 ns per entry. For tests, small games and the
 * reproduction of the published counts. One thread at a time.
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
