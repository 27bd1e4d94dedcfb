package example.chess;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.CachedEvaluator;
import io.github.yomikiri.search.table.LockFreeTable;

/** The parts of the search that this program plays with. */
final class Engine {

  private static final int TABLE_MEBIBYTES = 64;
  private static final int ASPIRATION = 50;
  private static final int CACHE = 1 << 14;
  // In hundredths of a pawn, one ply before the horizon, two plies and so on.
  private static final int[] FUTILITY = {0, 100, 200, 300, 400};

  private Engine() {}

  static SearcherBuilder<Chess> search(Evaluator<Chess> evaluator) {
    return search(evaluator, TABLE_MEBIBYTES);
  }

  static SearcherBuilder<Chess> search(Evaluator<Chess> evaluator, int tableMebibytes) {
    Captures captures = new Captures();
    return Searchers.forGame(Chess.class)
        .evaluator(CachedEvaluator.of(evaluator, CACHE))
        .ordering(CaptureOrder::new)
        .orderingDepth(1)
        .table(() -> LockFreeTable.ofMebibytes(tableMebibytes))
        .tableDepth(1)
        .aspiration(ASPIRATION)
        .shortestWins()
        .rule(NodeRule.futility(captures, FUTILITY))
        .rule(NodeRule.nullMove(new Pass(), 3, 2))
        .rule(NodeRule.lateMoveReductions(new LateMoves()))
        .rule(NodeRule.quiescence(captures));
  }
}
