package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.reversi.Reversi;
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
 * the best move matters, here the value. Used by one thread at a time.
 */
public final class MidgameValuation {

  /** The level of confidence if nothing else is chosen. */
  public static final Selectivity CONFIDENCE = Selectivity.PERCENT_95;

  private final Searcher<Reversi> searcher;
  private long nodes;

  /**
   * Makes a valuation with the evaluator's own predictions.
   *
   * @param evaluator the evaluator of the leaves
   * @param mebibytes the size of the transposition table, in MiB, in {@code [1, 8192]}
   * @throws IllegalArgumentException if the size is outside its range
   */
  public MidgameValuation(DiscEvaluator evaluator, int mebibytes) {
    this(settings(evaluator, mebibytes));
  }

  /**
   * Makes a valuation by the midgame search of an engine.
   *
   * @param engine the settings of the engine: its evaluator, predictions, selectivity, table and
   *     threads; other settings do not matter
   * @throws IllegalArgumentException if the predictions have more than 60 stages
   * @throws IllegalStateException if a selectivity was chosen for an evaluator without predictions
   */
  public MidgameValuation(EngineBuilder engine) {
    engine.check();
    DiscEvaluator evaluator = engine.evaluator();
    searcher = Midgame.searcher(Midgame.byTournamentRule(evaluator), engine);
  }

  private static EngineBuilder settings(DiscEvaluator evaluator, int mebibytes) {
    return Engine.builder()
        .evaluator(evaluator)
        .tables(mebibytes, 1)
        .selectivity(evaluator.predictions().isPresent() ? CONFIDENCE : Selectivity.FULL_WIDTH);
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
    nodes += result.statistics().nodes();
    return stop.isRaised() ? OptionalDouble.empty() : OptionalDouble.of(result.points());
  }

  /**
   * Returns the number of nodes that all searches so far have visited.
   *
   * @return the number, at least 0
   */
  public long nodes() {
    return nodes;
  }

  /** Forgets all earlier positions, so the next value does not depend on them. */
  public void reset() {
    searcher.reset();
  }
}
