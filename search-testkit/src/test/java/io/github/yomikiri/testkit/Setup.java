package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;

/** One of the many combinations of a searcher's parts. */
record Setup(Algorithm algorithm, Order order, Table table, int tableDepth) {

  enum Order {
    NONE,
    KILLERS,
    HISTORY,
    EVALUATION,
    KILLERS_AND_HISTORY,
    ALL
  }

  enum Table {
    NONE,
    MAP,
    CHAINED_TINY,
    CHAINED,
    LOCK_FREE_TINY,
    LOCK_FREE
  }

  /** Composes all parts except the driver. */
  <N extends Node<N>> SearcherBuilder<N> compose(
      Class<N> game, Evaluator<N> evaluator, DepthRule rule) {
    SearcherBuilder<N> builder = Searchers.bare(game).evaluator(evaluator).algorithm(algorithm);
    if (table != Table.NONE) {
      builder.compose(old -> old.withDepthRule(rule).withTableDepth(tableDepth));
    }
    if (order == Order.KILLERS || order == Order.KILLERS_AND_HISTORY || order == Order.ALL) {
      builder.ordering(() -> MoveOrdering.killers(2));
    }
    if (order == Order.HISTORY || order == Order.KILLERS_AND_HISTORY || order == Order.ALL) {
      builder.ordering(MoveOrdering::history);
    }
    if (order == Order.EVALUATION || order == Order.ALL) {
      builder.ordering(() -> MoveOrdering.byEvaluation(evaluator, 2));
    }
    return switch (table) {
      case NONE -> builder;
      case MAP -> builder.table(TranspositionTable.unbounded());
      case CHAINED_TINY -> builder.table(TranspositionTable.chained(3));
      case CHAINED -> builder.table(TranspositionTable.chained(10_000));
      case LOCK_FREE_TINY -> builder.table(new LockFreeTable(128));
      case LOCK_FREE -> builder.table(new LockFreeTable(1 << 18));
    };
  }

  /** Makes a searcher, which deepens iteratively if {@code fixedDepth} is 0. */
  <N extends Node<N>> Searcher<N> searcher(
      Class<N> game, Evaluator<N> evaluator, DepthRule rule, int fixedDepth) {
    SearcherBuilder<N> builder = compose(game, evaluator, rule);
    return fixedDepth == 0 ? builder.build() : builder.fixedDepth(fixedDepth).build();
  }
}
