package io.github.yomikiri.cli.player;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.OptionalDouble;

/**
 * Values positions in discs by the {@link Engine}'s midgame search, to a given depth. If the
 * evaluator has predictions, the search is selective, with more confidence than in a game: there
 * the best move matters, here the value. For one thread.
 */
public final class MidgameValuation {

  /** The level of confidence if nothing else is chosen. */
  public static final Selectivity CONFIDENCE = Selectivity.PERCENT_95;

  private final Searcher<Reversi> searcher;

  /**
   * Makes a valuation with the evaluator's own predictions.
   *
   * @param evaluator the evaluator of the leaves
   * @param mebibytes the size of the transposition table, in MiB, in {@code [1, 8192]}
   * @throws IllegalArgumentException if the size is outside its range
   */
  public MidgameValuation(DiscEvaluator evaluator, int mebibytes) {
    searcher = Engine.builder()
        .evaluator(evaluator)
        .tables(mebibytes, 1)
        .selectivity(evaluator.predictions().isPresent() ? CONFIDENCE : Selectivity.FULL_WIDTH)
        .buildMidgame();
  }

  /**
   * Values a position. The table may answer with values of deeper searches of earlier positions.
   *
   * @param position any position
   * @param depth the depth of the search in plies, in {@code [1, Limits.MAX_DEPTH]}
   * @param stop ends the search
   * @return the value from the view of the side to move; empty if the search was stopped
   * @throws IllegalArgumentException if the depth is outside its range
   */
  public OptionalDouble discs(Reversi position, int depth, StopSignal stop) {
    if (position.isTerminal()) {
      return OptionalDouble.of(position.scoreWithEmptiesToWinner());
    }
    SearchResult result = searcher.search(position, Limits.depth(depth).withStop(stop));
    return stop.isRaised() ? OptionalDouble.empty() : OptionalDouble.of(result.points());
  }

  /** Forgets all earlier positions, so the next value does not depend on them. */
  public void reset() {
    searcher.reset();
  }
}
