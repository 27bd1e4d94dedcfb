package io.github.yomikiri.cli.player;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.Stages;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.EvaluationOrdering;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * Values positions in discs by a search that is deep and, if the evaluator has predictions,
 * selective. The same position has the same value every time. For one thread.
 */
public final class DeepValuation {

  private static final int TABLE_MEBIBYTES = 32;
  private static final int ORDERING_DEPTH = 3;
  private static final int ASPIRATION_DISCS = 4;
  private static final int DEEPEST_PREDICTED = 24;
  private static final double GROWTH = 1.2;

  private final int unitsPerDisc;
  private final Searcher<Reversi> searcher;

  /**
   * Makes a valuation.
   *
   * @param evaluator the evaluator of the leaves
   */
  public DeepValuation(DiscEvaluator evaluator) {
    unitsPerDisc = evaluator.unitsPerDisc();
    SearcherBuilder<Reversi> builder = Searchers.bare(Reversi.class)
        .evaluator(evaluator)
        .ordering(() -> new EvaluationOrdering<>(evaluator, ORDERING_DEPTH))
        .table(LockFreeTable.ofMebibytes(TABLE_MEBIBYTES))
        .aspiration(ASPIRATION_DISCS * unitsPerDisc);
    evaluator
        .predictions()
        .map(table -> table.extendedTo(DEEPEST_PREDICTED, GROWTH))
        .ifPresent(table -> builder.probCut(
            Stages.predictions(table, Function.identity()), Selectivity.PERCENT_87));
    searcher = builder.build();
  }

  /**
   * Values a position. Results from earlier positions are not used.
   *
   * @param position any position
   * @param depth the depth of the search in plies, at least 1
   * @param stop ends the search
   * @return the value from the view of the side to move; empty if the search was stopped
   */
  public OptionalDouble discs(Reversi position, int depth, StopSignal stop) {
    if (position.isTerminal()) {
      return OptionalDouble.of(position.terminalScore());
    }
    searcher.reset();
    SearchResult result = searcher.search(position, Limits.depth(depth).withStop(stop));
    return stop.isRaised()
        ? OptionalDouble.empty()
        : OptionalDouble.of(result.score() / (double) unitsPerDisc);
  }
}
