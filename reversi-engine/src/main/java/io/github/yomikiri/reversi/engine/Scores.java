package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Brings what midgame search and solver answer to one unit. The midgame counts thousandths of a disc, the solver discs.
 */
final class Scores {

  private Scores() {}

  /** Converts a result whose cost the budget knows already. */
  static Analysis ofMidgame(SearchResult result, Budget budget) {
    return convert(result, Midgame.UNITS_PER_DISC, budget.nodesSpent(), budget.elapsed());
  }

  /** Converts what a search that goes on has found so far. */
  static Analysis soFar(SearchResult result, Budget budget) {
    long nodes = budget.nodesSpent() + result.statistics().nodes();
    return convert(result, Midgame.UNITS_PER_DISC, nodes, budget.elapsed());
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
  static double discs(int score) {
    return discs(score, Midgame.UNITS_PER_DISC);
  }

  private static double discs(int score, int unitsPerDisc) {
    return score <= -Score.MAX ? Double.NEGATIVE_INFINITY : score / (double) unitsPerDisc;
  }

  /** Returns a lost position's analysis: the move that looks best, and what is proven of the value. */
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
