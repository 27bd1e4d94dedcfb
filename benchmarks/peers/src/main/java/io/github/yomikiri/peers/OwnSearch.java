package io.github.yomikiri.peers;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.LockFreeTable;

/**
 * The searches of this library.
 *
 * @param <N> the game's node type
 */
final class OwnSearch<N extends Node<N>> implements PeerSearch<N> {

  /** The size of the transposition table of every program that has one. */
  static final int TABLE_MEBIBYTES = 16;

  private static final int DEEPENING_DEPTH = 6;

  private final Searcher<N> searcher;

  private OwnSearch(SearcherBuilder<N> builder) {
    searcher = builder.build();
  }

  /** Returns alpha-beta alone. */
  static <N extends Node<N>> OwnSearch<N> alphaBeta(PeerWorkload<N> workload) {
    return new OwnSearch<>(alphaBetaBuilder(workload));
  }

  /** Returns alpha-beta with a table. */
  static <N extends Node<N>> OwnSearch<N> alphaBetaWithTable(PeerWorkload<N> workload) {
    return new OwnSearch<>(
        alphaBetaBuilder(workload).table(LockFreeTable.ofMebibytes(TABLE_MEBIBYTES)));
  }

  private static <N extends Node<N>> SearcherBuilder<N> alphaBetaBuilder(PeerWorkload<N> workload) {
    return Searchers.bare(workload.game())
        .evaluator(workload.evaluator())
        .algorithm(Algorithm.NEGA_ALPHA)
        .fixedDepth(workload.depth());
  }

  /** Returns the composition that every game has by default, with a table of 16 MiB. */
  static <N extends Node<N>> OwnSearch<N> usual(PeerWorkload<N> workload) {
    return new OwnSearch<>(Searchers.forGame(workload.game())
        .evaluator(workload.evaluator())
        .table(LockFreeTable.ofMebibytes(TABLE_MEBIBYTES)));
  }

  /**
   * Returns principal variation search straight to the depth, with the order of moves that knows
   * the game. Nodes without a move in the table are searched less deep first.
   */
  static <N extends Node<N>> OwnSearch<N> ordered(PeerWorkload<N> workload) {
    Evaluator<N> order = workload.order().orElseThrow();
    return new OwnSearch<>(Searchers.bare(workload.game())
        .evaluator(workload.evaluator())
        .fixedDepth(workload.depth())
        .table(LockFreeTable.ofMebibytes(TABLE_MEBIBYTES))
        .ordering(() -> MoveOrdering.byEvaluation(order, PeerWorkload.ORDER_DEPTH))
        .rule(NodeRule.internalDeepening(DEEPENING_DEPTH)));
  }

  @Override
  public void forget() {
    searcher.reset();
  }

  @Override
  public Answer search(N root, int depth) {
    SearchResult result = searcher.search(root, Limits.depth(depth));
    return Answer.ofValue(result.score(), result.statistics().nodes());
  }
}
