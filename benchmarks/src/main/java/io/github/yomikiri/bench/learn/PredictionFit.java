package io.github.yomikiri.bench.learn;

import io.github.yomikiri.cli.input.PlayedPositions;
import io.github.yomikiri.cli.option.RandomPlies;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.ProbCutFit;
import io.github.yomikiri.learn.ProbCutFit.DepthPair;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.function.Supplier;

/**
 * Fits predictions of a game's evaluator to positions of self-play. Beside them it fits predictions
 * to the undecided ones of these positions alone: those whose value is an estimate at every depth.
 * If decisive scores were part of the first fit, its deviations would be far greater. Used by one
 * thread.
 *
 * @param <N> the game's node type
 */
public final class PredictionFit<N extends Node<N>> {

  private final Supplier<N> positions;
  private final ProbCutFit<N> all;
  private final ProbCutFit<N> undecided;

  /**
   * Makes a fit without positions.
   *
   * @param game the game, whose stages the predictions have
   * @param evaluator values the leaves
   * @param depth the maximum depth that is predicted, in plies
   * @param random the number of random moves at the start of a game
   * @param seed the seed of the games
   */
  public PredictionFit(
      LearnableGame<N> game, Evaluator<N> evaluator, int depth, RandomPlies random, long seed) {
    positions = new PlayedPositions<>(
        game.start(),
        game.search().get().evaluator(evaluator).build(),
        position -> true,
        random.least(),
        random.most(),
        seed);
    all = fit(game, evaluator, depth);
    undecided = fit(game, evaluator, depth);
  }

  private static <N extends Node<N>> ProbCutFit<N> fit(
      LearnableGame<N> game, Evaluator<N> evaluator, int depth) {
    WindowSearch<N> search =
        game.search().get().evaluator(evaluator).depthRule(DepthRule.EXACT).buildWindowSearch();
    return new ProbCutFit<>(
        search,
        evaluator,
        game.patterns().stages(),
        game.patterns()::stage,
        DepthPair.usual(depth));
  }

  /**
   * Adds a position.
   *
   * @param stop ends the searches
   * @return whether it was added; false if the searches were stopped
   */
  public boolean add(StopSignal stop) {
    N position = positions.get();
    int decided = all.decidedPositions();
    if (!all.add(position, stop)) {
      return false;
    }
    return all.decidedPositions() > decided || undecided.add(position, stop);
  }

  /**
   * Returns the fit to all positions.
   *
   * @return the fit, which leaves out only the depths at which the end of the game decides
   */
  public ProbCutFit<N> all() {
    return all;
  }

  /**
   * Returns the fit to undecided positions.
   *
   * @return the fit
   */
  public ProbCutFit<N> undecided() {
    return undecided;
  }
}
