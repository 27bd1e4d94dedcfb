package example.chess;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.LockFreeTable;

/** The parts of the search that this program plays with. */
final class Engine {

  private static final int TABLE_MEBIBYTES = 64;

  private Engine() {}

  /** Returns a search with an evaluator, to which more may be added. */
  static SearcherBuilder<Chess> search(Evaluator<Chess> evaluator) {
    return Searchers.bare(Chess.class)
        .evaluator(evaluator)
        .ordering(CaptureOrder::new)
        .ordering(() -> new QuietOrder(MoveOrdering.killers(2)))
        .ordering(() -> new QuietOrder(MoveOrdering.history()))
        .orderingDepth(1)
        .table(() -> LockFreeTable.ofMebibytes(TABLE_MEBIBYTES))
        .tableDepth(1)
        .rule(new CheckExtension())
        .rule(NodeRule.nullMove(new Pass(), 2))
        .rule(NodeRule.lateMoveReductions(3, 4))
        .rule(NodeRule.quiescence(new Captures()));
  }
}
