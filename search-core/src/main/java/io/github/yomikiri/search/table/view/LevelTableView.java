package io.github.yomikiri.search.table.view;

import io.github.yomikiri.search.table.TranspositionTable;

/**
 * A table as a selective search sees it: the level of selectivity is part of every key.
 *
 * <p>An entry from a search at 73 % must not answer a search at 95 %, nor an exact search. An entry
 * has no bits left for its certainty, so two keys for one position are the simplest way to keep
 * such entries apart. The searches may then share the table in any order, and searches without
 * selectivity have the keys they always had. The price is that levels do not share moves to try
 * first.
 */
public final class LevelTableView extends TableView {

  private final long level;

  /**
   * Makes a view of a table.
   *
   * @param level well-mixed bits, different for each kind of selective search
   */
  public LevelTableView(TranspositionTable inner, long level) {
    super(inner);
    this.level = level;
  }

  @Override
  public long probe(long key, int depth) {
    return inner.probe(key ^ level, depth);
  }

  @Override
  public void store(long key, long entry) {
    inner.store(key ^ level, entry);
  }
}
