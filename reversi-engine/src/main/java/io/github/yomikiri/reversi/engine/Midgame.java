package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.Stages;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.function.Function;

/**
 * Makes the searcher of the midgame: the one place that knows what it is composed of.
 *
 * <p>Principal variation search with a table. Moves are ordered by what the evaluator and the number of replies make of
 * them, three and more plies above the leaves; killer moves and history on top of that made searches slower. Each depth is searched with a
 * window of four discs to either side of the last one's value. Multi-ProbCut cuts nodes whose value is predicted to lie outside
 * their window.
 */
final class Midgame {

  private static final int DEEPEST_PREDICTED = 24;
  private static final double GROWTH = 1.2;
  private static final int ASPIRATION_DISCS = 4;

  private Midgame() {}

  /**
   * Makes a searcher that deepens until a limit is reached, its scores in the evaluator's unit.
   *
   * @param evaluator values positions
   * @param parts tells the memory of its transposition table, the clock, and how selective it is
   */
  static Searcher<Reversi> searcher(DiscEvaluator evaluator, EngineBuilder parts) {
    Searchers.Builder<Reversi> builder = Searchers.bare(Reversi.class)
        .evaluator(evaluator)
        .ordering(() -> new FastestFirst(evaluator))
        .table(LockFreeTable.ofMebibytes(parts.midgameMebibytes()))
        .aspiration(ASPIRATION_DISCS * evaluator.unitsPerDisc())
        .clock(parts.nanoTime());
    parts
        .predictions()
        .map(table -> table.extendedTo(DEEPEST_PREDICTED, GROWTH))
        .ifPresent(table ->
            builder.probCut(Stages.predictions(table, Function.identity()), parts.selectivity()));
    return builder.build();
  }

  /**
   * Returns an evaluator that counts finished games by the rule of tournaments, whatever the evaluator given does; so
   * that a value found by the midgame search at the end of the game is the solver's.
   */
  static DiscEvaluator byTournamentRule(DiscEvaluator evaluator) {
    return evaluator instanceof PatternEvaluator
        ? evaluator
        : DiscEvaluator.of(evaluator.unitsPerDisc(), evaluator);
  }
}
