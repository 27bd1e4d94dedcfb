package io.github.yomikiri.cli.player;

import io.github.yomikiri.app.console.CommandStopped;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;

/** Values positions by an evaluator, statically or by a search. For one thread. */
public final class Valuation {

  private final Evaluator<Reversi> evaluator;
  private final int depth;
  private final Limits limits;
  private final Searcher<Reversi> searcher;

  /**
   * Makes a valuation.
   *
   * @param evaluator the evaluator, whose values may have any unit
   * @param depth the search depth in plies; 0 for the static value
   * @param stop ends a search
   */
  public Valuation(Evaluator<Reversi> evaluator, int depth, StopSignal stop) {
    this.evaluator = evaluator;
    this.depth = depth;
    limits = Limits.none().withStop(stop);
    searcher = Searchers.forGame(Reversi.class)
        .evaluator(evaluator)
        .fixedDepth(Math.max(1, depth))
        .build();
  }

  /**
   * Returns whether values are in discs.
   *
   * @return false if values are in a unit of the evaluator's own
   */
  public boolean isInDiscs() {
    return evaluator instanceof DiscEvaluator;
  }

  /**
   * Values a position.
   *
   * @param position any position
   * @return its value from the view of the side to move: what {@link #discs} returns or, if the
   *     evaluator's values are not discs, a whole number in the evaluator's own unit
   * @throws CommandStopped if the search was stopped
   */
  public Number of(Reversi position) {
    return isInDiscs() ? (Number) discs(position) : (Number) value(position);
  }

  /**
   * Values a position in discs.
   *
   * @param position any position
   * @return its value from the view of the side to move; the score of a finished game
   * @throws IllegalStateException if the evaluator's values are not discs
   * @throws CommandStopped if the search was stopped
   */
  public double discs(Reversi position) {
    if (!(evaluator instanceof DiscEvaluator discs)) {
      throw new IllegalStateException("the evaluator's values are not discs");
    }
    return position.isTerminal()
        ? position.terminalScore()
        : value(position) / (double) discs.unitsPerDisc();
  }

  private int value(Reversi position) {
    if (position.isTerminal()) {
      return evaluator.unit().terminalScore(position);
    }
    if (depth == 0) {
      return evaluator.evaluate(position);
    }
    SearchResult result = searcher.search(position, limits);
    if (!result.completion().isComplete()) {
      throw CommandStopped.forGood();
    }
    return result.score();
  }
}
