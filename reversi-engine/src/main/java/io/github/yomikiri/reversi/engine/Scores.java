package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Analysis.ScoredMove;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.probcut.Selectivity;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Converts the results of midgame search and solver to one unit. The midgame search counts in the
 * evaluator's unit, the solver in discs.
 */
final class Scores {

  private final int unitsPerDisc;
  private final Optional<Selectivity> confidence;

  /**
   * Makes the conversion of an evaluator's values.
   *
   * @param unitsPerDisc how many of the evaluator's units make one disc
   * @param confidence the level of the midgame search, if it is selective
   */
  Scores(int unitsPerDisc, Optional<Selectivity> confidence) {
    this.unitsPerDisc = unitsPerDisc;
    this.confidence = confidence;
  }

  /**
   * Returns the level of the midgame search, if it is selective. There are no predictions for small
   * boards.
   */
  Optional<Selectivity> confidence(Reversi position) {
    return position.size() == 8 ? confidence : Optional.empty();
  }

  /** Converts a result whose cost the budget has counted already. */
  Analysis ofMidgame(SearchResult result, Reversi position, Budget budget) {
    long nodes = budget.nodesSpent();
    return convert(result, unitsPerDisc, confidence(position), nodes, budget.elapsed());
  }

  /** Converts the result so far of a search that is still running. */
  Analysis soFar(SearchResult result, Reversi position, Budget budget) {
    long nodes = budget.nodesSpent() + result.statistics().nodes();
    return convert(result, unitsPerDisc, confidence(position), nodes, budget.elapsed());
  }

  /** Converts a solver's result of a level, which may be {@link Selectivity#FULL_WIDTH}. */
  static Analysis ofSolver(SearchResult result, Selectivity level, Budget budget) {
    Optional<Selectivity> selective =
        level == Selectivity.FULL_WIDTH ? Optional.empty() : Optional.of(level);
    return convert(result, 1, selective, budget.nodesSpent(), budget.elapsed());
  }

  private static Analysis convert(
      SearchResult result,
      int unitsPerDisc,
      Optional<Selectivity> confidence,
      long nodes,
      Duration elapsed) {
    List<ScoredMove> moves = new ArrayList<>();
    for (RootMove known : result.rootMoves()) {
      boolean first = moves.isEmpty();
      moves.add(
          known.depth() == 0
              ? ScoredMove.unknown(known.move())
              : new ScoredMove(
                  known.move(),
                  discs(known.score(), unitsPerDisc),
                  known.bound(),
                  known.solved(),
                  known.depth(),
                  first ? result.principalVariation() : List.<Move>of(known.move())));
    }
    return new Analysis(
        result.move(),
        discs(result.score(), unitsPerDisc),
        result.bound(),
        result.solved(),
        confidence,
        result.depth(),
        result.principalVariation(),
        moves,
        result.completion(),
        nodes,
        elapsed);
  }

  /** Returns a midgame score in discs. */
  double discs(int score) {
    return discs(score, unitsPerDisc);
  }

  private static double discs(int score, int unitsPerDisc) {
    return score <= -Score.MAX ? Double.NEGATIVE_INFINITY : score / (double) unitsPerDisc;
  }

  /** Returns the analysis of a lost position: the move that looks best, and the proven bound. */
  static Analysis lost(Analysis best, Analysis proof) {
    return new Analysis(
        best.move(),
        proof.discs(),
        Bound.UPPER,
        true,
        Optional.empty(),
        proof.depth(),
        best.line(),
        best.moves(),
        proof.completion(),
        proof.nodes(),
        proof.elapsed());
  }
}
