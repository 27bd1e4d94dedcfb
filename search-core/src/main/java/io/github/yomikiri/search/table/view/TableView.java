package io.github.yomikiri.search.table.view;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.table.TranspositionTable;

/** A table as a kind of search sees it. A view changes keys and entries on their way. */
abstract class TableView implements TranspositionTable {

  final TranspositionTable inner;

  TableView(TranspositionTable inner) {
    this.inner = inner;
  }

  @Override
  public final long probe(long key) {
    return probe(key, Limits.MAX_DEPTH);
  }

  @Override
  public abstract long probe(long key, int depth);

  @Override
  public final void newSearch() {
    inner.newSearch();
  }

  @Override
  public final void clear() {
    inner.clear();
  }

  @Override
  public final long size() {
    return inner.size();
  }
}
