package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.play.thinking.MoveChoice;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import java.util.List;
import java.util.OptionalInt;

/**
 * Makes the results of the midgame search, the solver and a book comparable. All get the unit of
 * the evaluator, and the nodes and the time of the whole move.
 */
final class Scores {

  private final int unitsPerDisc;

  /**
   * Makes the conversion to an evaluator's unit.
   *
   * @param unitsPerDisc how many of the evaluator's units make one disc
   */
  Scores(int unitsPerDisc) {
    this.unitsPerDisc = unitsPerDisc;
  }

  /** Returns a number of discs in the evaluator's unit. */
  int ofDiscs(double discs) {
    return (int) Math.round(Math.min(Score.MAX, discs * unitsPerDisc));
  }

  /** Converts a result whose cost the budget has counted already. */
  SearchResult ofMidgame(SearchResult result, Reversi position, Budget budget) {
    return ofMidgame(result, position, budget.statistics());
  }

  /** Converts the result so far of a search that is still running. */
  SearchResult soFar(SearchResult result, Reversi position, Budget budget) {
    long nodes = budget.nodesSpent() + result.statistics().nodes();
    return ofMidgame(result, position, Statistics.of(nodes, budget.elapsed()));
  }

  private SearchResult ofMidgame(SearchResult result, Reversi position, Statistics statistics) {
    return result.toBuilder()
        .confidence(confidence(result, position))
        .statistics(statistics)
        .build();
  }

  /** Returns how sure the midgame search is. There are no predictions for small boards. */
  static OptionalInt confidence(SearchResult result, Reversi position) {
    return position.size() == 8 ? result.confidence() : OptionalInt.empty();
  }

  /** Converts a solver's result. */
  SearchResult ofSolver(SearchResult result, Budget budget) {
    return result.toBuilder()
        .score(ofSolver(result.score()))
        .rootMoves(result.rootMoves().stream().map(this::ofSolver).toList())
        .unitsPerPoint(unitsPerDisc)
        .statistics(budget.statistics())
        .build();
  }

  private RootMove ofSolver(RootMove move) {
    return new RootMove(
        move.move(),
        ofSolver(move.score()),
        move.bound(),
        move.solved(),
        move.depth(),
        0,
        move.line());
  }

  /** Converts discs, but not the bound that says nothing. */
  int ofSolver(int score) {
    return score == -Score.MAX ? score : score * unitsPerDisc;
  }

  /**
   * Returns the result of values of all moves, of which the first is to be played.
   *
   * @param confidence how sure the searches of the moves were, if they were selective
   */
  SearchResult ofMoves(
      List<RootMove> moves, OptionalInt confidence, Completion completion, Budget budget) {
    SearchResult all = SearchResult.builder(moves.get(0).move())
        .principalVariation(moves.get(0).line())
        .rootMoves(moves)
        .unitsPerPoint(unitsPerDisc)
        .confidence(confidence)
        .completion(completion)
        .statistics(budget.statistics())
        .build();
    return MoveChoice.preferring(all, moves.get(0));
  }

  /** Returns a result that stands although a later search has ended without a better one. */
  static SearchResult ended(SearchResult result, Completion reason, Budget budget) {
    return result.toBuilder().completion(reason).statistics(budget.statistics()).build();
  }

  /** Returns the result for a lost position: the move that looks best, and the proven bound. */
  static SearchResult lost(SearchResult best, SearchResult proof) {
    return best.toBuilder()
        .score(proof.score())
        .bound(Bound.UPPER)
        .solved(true)
        .depth(proof.depth())
        .completion(proof.completion())
        .statistics(proof.statistics())
        .build();
  }
}
