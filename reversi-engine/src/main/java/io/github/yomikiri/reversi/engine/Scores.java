package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.reversi.engine.Analysis.ScoredMove;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.thinking.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts the results of midgame search and solver to one unit. The midgame search counts in the
 * evaluator's unit, the solver in discs.
 */
final class Scores {

  private final int unitsPerDisc;

  /**
   * Makes the conversion of an evaluator's values.
   *
   * @param unitsPerDisc how many of the evaluator's units make one disc
   */
  Scores(int unitsPerDisc) {
    this.unitsPerDisc = unitsPerDisc;
  }

  /** Converts a result whose cost the budget has counted already. */
  Analysis ofMidgame(SearchResult result, Budget budget) {
    return convert(result, unitsPerDisc, budget.nodesSpent(), budget.elapsed());
  }

  /** Converts the result so far of a search that is still running. */
  Analysis soFar(SearchResult result, Budget budget) {
    long nodes = budget.nodesSpent() + result.statistics().nodes();
    return convert(result, unitsPerDisc, nodes, budget.elapsed());
  }

  static Analysis ofSolver(SearchResult result, Budget budget) {
    return convert(result, 1, budget.nodesSpent(), budget.elapsed());
  }

  private static Analysis convert(
      SearchResult result, int unitsPerDisc, long nodes, Duration elapsed) {
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
  static Analysis lost(Analysis best, SearchResult proof, Budget budget) {
    return new Analysis(
        best.move(),
        proof.score(),
        Bound.UPPER,
        true,
        proof.depth(),
        best.line(),
        best.moves(),
        proof.completion(),
        budget.nodesSpent(),
        budget.elapsed());
  }
}
