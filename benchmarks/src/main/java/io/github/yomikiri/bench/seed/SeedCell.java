package io.github.yomikiri.bench.seed;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.Statistics;

/**
 * What one searcher counts in one position.
 *
 * @param algorithm the searcher's published name
 * @param position the position's published name
 * @param node leaves visited
 * @param inode inner nodes visited
 * @param millis time taken
 */
public record SeedCell(String algorithm, String position, long node, long inode, double millis) {

  /**
   * Searches a position by a searcher that is new, and so knows nothing.
   *
   * @param searcher which one
   * @param score how leaves are scored
   * @param position the position
   * @return what was counted
   */
  public static SeedCell measure(SeedSearcher searcher, SeedScore score, FfoPosition position) {
    Searcher<Reversi> search = searcher.make(score.evaluator());
    Statistics counted =
        search.search(SeedSearcher.mirrored(position.position()), Limits.none()).statistics();
    return new SeedCell(
        searcher.name(),
        "end" + position.number(),
        counted.leaves(),
        counted.innerNodes(),
        counted.elapsed().toNanos() / 1e6);
  }
}
