package io.github.yomikiri.search.table;

/** A table for one thread, made safe for several by a lock. */
final class LockedTable implements TranspositionTable {

  private final TranspositionTable table;

  LockedTable(TranspositionTable table) {
    this.table = table;
  }

  // Views of the same table lock the table, not themselves.

  @Override
  public long probe(long key) {
    synchronized (table) {
      return table.probe(key);
    }
  }

  @Override
  public long probe(long key, int depth) {
    synchronized (table) {
      return table.probe(key, depth);
    }
  }

  @Override
  public void store(long key, long entry) {
    synchronized (table) {
      table.store(key, entry);
    }
  }

  @Override
  public void newSearch() {
    synchronized (table) {
      table.newSearch();
    }
  }

  @Override
  public void clear() {
    synchronized (table) {
      table.clear();
    }
  }

  @Override
  public long size() {
    synchronized (table) {
      return table.size();
    }
  }

  @Override
  public TranspositionTable threadSafe() {
    return this;
  }
}
