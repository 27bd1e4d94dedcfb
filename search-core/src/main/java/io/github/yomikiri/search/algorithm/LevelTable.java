package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;

/**
 * A table as a selective search sees it: the level of selectivity is part of every key.
 *
 * <p>What a search found at 73 % must not answer one at 95 %, nor one that is to be exact. An entry has no bits left to say how
 * sure it is, and two keys for one position are the simplest way to keep apart what is known with different certainty: nothing
 * leaks, whoever shares the table and in whatever order, and searches without selectivity have the keys they always had. Nor
 * can a prediction confirm itself: the shallow searches it rests on do not see the level's entries. The price is that levels
 * do not help each other with moves to try first.
 */
final class LevelTable implements TranspositionTable {

  private final TranspositionTable inner;
  private final long level;

  LevelTable(TranspositionTable inner, Selectivity selectivity) {
    this.inner = inner;
    level = Hash64.mix(selectivity.percent());
  }

  @Override
  public long probe(long key) {
    return inner.probe(key ^ level);
  }

  @Override
  public void store(long key, long entry) {
    inner.store(key ^ level, entry);
  }

  @Override
  public void newSearch() {
    inner.newSearch();
  }

  @Override
  public void clear() {
    inner.clear();
  }

  @Override
  public long size() {
    return inner.size();
  }
}
