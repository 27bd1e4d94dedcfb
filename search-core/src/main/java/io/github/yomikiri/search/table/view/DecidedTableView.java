package io.github.yomikiri.search.table.view;

import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;

/**
 * A table as a search sees it in which a score is proven by its size. Its entry is then proven,
 * too, whatever was estimated beside it. So a search along a path keeps it apart from estimates,
 * which may hold for other numbers of quiet plies.
 */
public final class DecidedTableView extends TableView {

  private final int decisive;

  public DecidedTableView(TranspositionTable inner, int decisive) {
    super(inner);
    this.decisive = decisive;
  }

  @Override
  public long probe(long key, int depth) {
    return inner.probe(key, depth);
  }

  @Override
  public void store(long key, long entry) {
    int score = TableEntry.score(entry);
    Bound bound = TableEntry.bound(entry);
    boolean isDecided =
        score >= decisive && bound != Bound.UPPER || score <= -decisive && bound != Bound.LOWER;
    inner.store(
        key,
        isDecided
            ? TableEntry.of(score, TableEntry.depth(entry), bound, true, TableEntry.move(entry))
            : entry);
  }
}
