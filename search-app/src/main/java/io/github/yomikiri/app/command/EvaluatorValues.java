package io.github.yomikiri.app.command;

import io.github.yomikiri.app.console.CommandStopped;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;

/** Values positions by an evaluator, statically or by a search. For one thread. */
public final class EvaluatorValues<N extends Node<N>> {

  private final Evaluator<N> evaluator;
  private final boolean isInPoints;
  private final Optional<IntToDoubleFunction> chances;
  private final int depth;
  private final Limits limits;
  private final Searcher<N> searcher;

  /**
   * Makes the values.
   *
   * @param kit the game
   * @param evaluator the evaluator, whose values may have any unit
   * @param depth the search depth in plies; 0 for the static value
   * @param stop ends a search
   */
  public EvaluatorValues(NodeKit<N> kit, Evaluator<N> evaluator, int depth, StopSignal stop) {
    this.evaluator = evaluator;
    this.depth = depth;
    isInPoints = kit.isInPoints(evaluator);
    chances = evaluator.unit().chances();
    limits = Limits.none().withStop(stop);
    searcher = Searchers.forGame(kit.type())
        .evaluator(evaluator)
        .fixedDepth(Math.max(1, depth))
        .build();
  }

  /** Returns whether values are points or chances, and not whole numbers of a unit of their own. */
  public boolean haveFractions() {
    return isInPoints || chances.isPresent();
  }

  /**
   * Values a position.
   *
   * @param position any position
   * @return its value from the view of the side to move: what {@link #points} returns, or the
   *     chance to win less that to lose, or a whole number in the evaluator's own unit
   * @throws CommandStopped if the search was stopped
   */
  public Number of(N position) {
    if (isInPoints) {
      return points(position);
    }
    int value = value(position);
    return chances.isPresent() ? (Number) chances.get().applyAsDouble(value) : (Number) value;
  }

  /**
   * Values a position in points of the game.
   *
   * @param position any position
   * @return its value from the view of the side to move; the score of a finished game
   * @throws IllegalStateException if values are not points
   * @throws CommandStopped if the search was stopped
   */
  public double points(N position) {
    if (!isInPoints) {
      throw new IllegalStateException("the evaluator's values are not points of the game");
    }
    return position.isTerminal()
        ? position.terminalScore()
        : value(position) / (double) evaluator.unit().scale();
  }

  private int value(N position) {
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
