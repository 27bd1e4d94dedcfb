package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.TerminalScore;
import io.github.yomikiri.reversi.pattern.PatternSearcher;
import io.github.yomikiri.reversi.pattern.TrainedEvaluator;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.HistoryHeuristic;
import io.github.yomikiri.search.ordering.KillerMoves;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** Makes the searcher of the midgame: the one place that knows what it is composed of. */
final class Midgame {

  /** How many of a score's units make a disc. */
  static final int UNITS_PER_DISC = 1000;

  private Midgame() {}

  /**
   * Makes a searcher that deepens until a limit is reached, its scores in thousandths of a disc.
   *
   * @param evaluator values positions in thousandths of a disc
   * @param mebibytes the memory of its transposition table
   * @param nanoTime a clock like {@link System#nanoTime()}
   */
  static Searcher<Reversi> searcher(
      Evaluator<Reversi> evaluator, int mebibytes, LongSupplier nanoTime) {
    return PatternSearcher.of(evaluator, new PatternSearcher.Composer() {
      @Override
      public <N extends Node<N>> Searcher<N> compose(
          Class<N> game, Evaluator<N> leaves, Function<N, Reversi> board) {
        return Searchers.bare(game)
            .evaluator(leaves)
            .ordering(new KillerMoves<>(2))
            .ordering(new HistoryHeuristic<>())
            .table(LockFreeTable.ofMebibytes(mebibytes))
            .clock(nanoTime)
            .build();
      }
    });
  }

  /**
   * Returns an evaluator that counts finished games by the rule of tournaments, in thousandths of a disc, whatever the
   * evaluator given does; so that a value found by the midgame search at the end of the game is the solver's.
   */
  static Evaluator<Reversi> countingDiscs(Evaluator<Reversi> evaluator) {
    if (evaluator instanceof TrainedEvaluator) {
      return evaluator;
    }
    return new Evaluator<>() {
      @Override
      public int evaluate(Reversi node) {
        return evaluator.evaluate(node);
      }

      @Override
      public int terminalScore(Reversi node) {
        return TerminalScore.STANDARD.thousandths(node);
      }
    };
  }
}
