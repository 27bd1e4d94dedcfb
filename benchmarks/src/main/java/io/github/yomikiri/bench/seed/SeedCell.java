package io.github.yomikiri.bench.seed;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.Statistics;

/**
 * The counts of one searcher in one position: a cell of the published tables.
 *
 * @param algorithm the searcher's published name
 * @param position the position's published name
 * @param node leaves visited
 * @param inode inner nodes visited
 * @param millis time taken
 */
public record SeedCell(String algorithm, String position, long node, long inode, double millis) {

  /**
   * Searches a position with a new searcher, whose memory is empty.
   *
   * @param searcher the kind of searcher
   * @param score how leaves are scored
   * @param position the position
   * @return the counts
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
