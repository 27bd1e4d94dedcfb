package io.github.yomikiri.bench.solve;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Mobility;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.EvaluationOrdering;
import io.github.yomikiri.search.ordering.HistoryHeuristic;
import io.github.yomikiri.search.ordering.KillerMoves;
import io.github.yomikiri.search.table.LockFreeTable;

/**
 * Solves by a searcher of the library's general parts: any algorithm with a table, killer moves, history, and moves
 * tried in the order of how few replies they leave (fastest first). It goes to the end of the game at once; deepening
 * one ply at a time was measured and is slower.
 */
public final class SearcherSolver implements ExactSolver {

  private static final int ORDERING_DEPTH = 5;
  private static final int TABLE_DEPTH = 5;

  private final Searcher<Reversi> searcher;

  /**
   * Makes a solver.
   *
   * @param algorithm the algorithm
   * @param tableMebibytes the memory of its table
   */
  public SearcherSolver(Algorithm algorithm, int tableMebibytes) {
    searcher = Searchers.bare(Reversi.class)
        .algorithm(algorithm)
        .ordering(new EvaluationOrdering<>(new Mobility(), ORDERING_DEPTH))
        .table(LockFreeTable.ofMebibytes(tableMebibytes))
        .tableDepth(TABLE_DEPTH)
        .fixedDepth(Limits.MAX_DEPTH)
        .build();
  }

  @Override
  public SearchResult solve(Reversi position, StopSignal stop) {
    searcher.reset();
    return searcher.search(position, Limits.depth(depth(position)).withStop(stop));
  }

  /** Returns a depth that no game is longer than: at most every other move is a pass. */
  private static int depth(Reversi position) {
    return Math.min(Limits.MAX_DEPTH, Math.max(1, 2 * position.emptyCount()));
  }
}
