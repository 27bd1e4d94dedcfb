package io.github.yomikiri.search.table;

import io.github.yomikiri.search.Bound;
import java.util.HashMap;
import java.util.Map;

/** A table over a {@link HashMap}: {@link TranspositionTable#unbounded}. */
final class MapTable implements TranspositionTable {

  private final Map<Long, Long> entries = new HashMap<>();

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
