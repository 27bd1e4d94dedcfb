package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.Stages;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.function.Function;

/**
 * Makes the searcher of the midgame, and defines all its parts.
 *
 * <p>The algorithm is principal variation search with a table. Three and more plies above the
 * leaves, the evaluator and the number of replies order the moves. Killer moves and history in
 * addition made searches slower. Each depth is searched with a window of four discs to either side
 * of the last depth's value. Multi-ProbCut cuts a node if its value is predicted to lie outside the
 * node's window.
 */
final class Midgame {

  private static final int DEEPEST_PREDICTED = 24;
  private static final double GROWTH = 1.2;
  private static final int ASPIRATION_DISCS = 4;

  private Midgame() {}

  /**
   * Makes a searcher that deepens until a limit is reached. Its scores are in the evaluator's unit.
   *
   * @param evaluator values positions
   * @param parts the size of the transposition table, the threads, the clock and the selectivity
   */
  static Searcher<Reversi> searcher(DiscEvaluator evaluator, EngineBuilder parts) {
    SearcherBuilder<Reversi> builder = Searchers.bare(Reversi.class)
        .evaluator(evaluator)
        .ordering(() -> new FastestFirst(evaluator))
        .table(LockFreeTable.ofMebibytes(parts.midgameMebibytes()))
        .aspiration(ASPIRATION_DISCS * evaluator.unitsPerDisc())
        .threads(parts.threads(), parts.executor())
        .clock(parts.nanoTime());
    parts
        .predictions()
        .map(table -> table.extendedTo(DEEPEST_PREDICTED, GROWTH))
        .ifPresent(table ->
            builder.probCut(Stages.predictions(table, Function.identity()), parts.selectivity()));
    return builder.build();
  }

  /**
   * Returns an evaluator that counts finished games by the rule of tournaments, even if the given
   * evaluator uses another rule. So midgame search and solver agree about finished games.
   */
  static DiscEvaluator byTournamentRule(DiscEvaluator evaluator) {
    return evaluator instanceof PatternEvaluator
        ? evaluator
        : DiscEvaluator.of(evaluator.unitsPerDisc(), evaluator);
  }
}
