package io.github.yomikiri.search.table.view;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.distance.ShortestWins;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;

/**
 * A table as a search for shortest wins sees it: wins and losses are counted from the root, and in
 * the table from the position.
 *
 * <p>No estimate is as great as a win. So a lower bound that is a win is proven, whatever was
 * estimated beside it, and so is an upper bound that is a loss. An exact win is the shortest one if
 * a search that leaves nothing out was at least as deep.
 */
public final class ShortestWinsTableView extends TableView {

  private final Path path;
  private final boolean isFullWidth;

  /**
   * Makes a view of a table.
   *
   * @param path knows the ply of the position
   * @param isFullWidth whether the search leaves no move out
   */
  public ShortestWinsTableView(TranspositionTable inner, Path path, boolean isFullWidth) {
    super(inner);
    this.path = path;
    this.isFullWidth = isFullWidth;
  }

  @Override
  public long probe(long key, int depth) {
    long entry = inner.probe(key, depth);
    int score = TableEntry.score(entry);
    return Score.isDecided(score)
        ? with(
            entry,
            ShortestWins.fromRoot(score, path.ply()),
            TableEntry.bound(entry),
            TableEntry.isProven(entry))
        : entry;
  }

  @Override
  public void store(long key, long entry) {
    int score = TableEntry.score(entry);
    inner.store(
        key,
        Score.isDecided(score) ? decided(entry, ShortestWins.fromNode(score, path.ply())) : entry);
  }

  private long decided(long entry, int score) {
    Bound bound = TableEntry.bound(entry);
    boolean win = score > 0;
    if (TableEntry.isProven(entry) || bound == (win ? Bound.UPPER : Bound.LOWER)) {
      return with(entry, score, bound, TableEntry.isProven(entry));
    }
    int plies = Score.MAX - Math.abs(score);
    boolean shortest = bound == Bound.EXACT && isFullWidth && plies <= TableEntry.depth(entry);
    return with(entry, score, shortest ? Bound.EXACT : win ? Bound.LOWER : Bound.UPPER, true);
  }

  private static long with(long entry, int score, Bound bound, boolean proven) {
    return TableEntry.of(score, TableEntry.depth(entry), bound, proven, TableEntry.move(entry));
  }
}
