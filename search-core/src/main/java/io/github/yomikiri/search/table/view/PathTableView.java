package io.github.yomikiri.search.table.view;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;

/**
 * A table as a search with draws by repetition sees it: it keeps only what holds on every path.
 *
 * <p>A value that depends on the path above its node would be wrong for the same position on
 * another path. One half of such a value still holds. The draws on the path count 0. If a side has
 * more than 0, its moves therefore avoid every repetition, whatever the other side does. These
 * moves score the same on any path. So a lower bound above 0 holds on every path, and so does an
 * upper bound below 0. Everything else that is proven is left out. Estimates are kept, because they
 * prove nothing on any path.
 *
 * <p>Estimates that go round are kept apart, too (see {@link CircularEstimates}). So is what
 * depends on the moves before the search and on the quiet plies (see {@link Path#salt}).
 */
public final class PathTableView extends TableView {

  private final Path path;

  public PathTableView(TranspositionTable inner, Path path) {
    super(inner);
    this.path = path;
  }

  @Override
  public long probe(long key, int depth) {
    long proven = path.salt(true);
    long estimated = path.salt(false);
    long entry = inner.probe(key ^ proven, depth);
    if (proven == estimated || TableEntry.isProven(entry)) {
      return entry;
    }
    long estimate = inner.probe(key ^ estimated, depth);
    return estimate != TableEntry.NONE || entry == TableEntry.NONE
        ? estimate
        : TableEntry.of(-Score.MAX, 0, Bound.LOWER, false, TableEntry.move(entry));
  }

  @Override
  public void store(long key, long entry) {
    int score = TableEntry.score(entry);
    boolean isEstimate = !TableEntry.isProven(entry) && !Score.isDecided(score);
    if (isEstimate || !path.isMarked()) {
      keep(key, entry);
      return;
    }
    Bound bound = TableEntry.bound(entry);
    if (score > 0 && bound != Bound.UPPER) {
      keep(key, as(Bound.LOWER, entry));
    } else if (score < 0 && bound != Bound.LOWER) {
      keep(key, as(Bound.UPPER, entry));
    }
  }

  private void keep(long key, long entry) {
    inner.store(key ^ path.salt(TableEntry.isProven(entry)), entry);
  }

  private static long as(Bound bound, long entry) {
    return TableEntry.of(
        TableEntry.score(entry),
        TableEntry.depth(entry),
        bound,
        TableEntry.isProven(entry),
        TableEntry.move(entry));
  }
}
