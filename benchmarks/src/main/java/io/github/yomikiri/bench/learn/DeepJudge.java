package io.github.yomikiri.bench.learn;

import io.github.yomikiri.cli.attribution.StageValues.PositionJudge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.OptionalDouble;

/**
 * Values positions exactly where a solver is quick, and by a deep search elsewhere. A value does
 * not depend on the positions before. For one thread.
 *
 * @param <N> the game's node type
 */
public final class DeepJudge<N extends Node<N>> implements PositionJudge<N> {

  private static final int TABLE_MEBIBYTES = 16;

  private final Measure<N> measure;
  private final Searcher<N> search;
  private final Searcher<N> solver;
  private final Effort effort;

  /**
   * How much a judge searches.
   *
   * @param exactNodes the maximum number of nodes in which a position is solved; 0 if none is
   * @param depth the depth of the search of other positions, in plies
   */
  public record Effort(long exactNodes, int depth) {}

  /**
   * Makes a judge.
   *
   * @param game the game
   * @param measure has the evaluator of the deep search
   * @param effort how much the judge searches
   */
  public DeepJudge(LearningKit<N> game, Measure<N> measure, Effort effort) {
    this.measure = measure;
    this.effort = effort;
    search = Searchers.forGame(game.type())
        .evaluator(measure.evaluator())
        .table(() -> LockFreeTable.ofMebibytes(TABLE_MEBIBYTES))
        .build();
    solver = Searchers.solver(game.type())
        .preset(game.name(), game::solver)
        .table(() -> LockFreeTable.ofMebibytes(TABLE_MEBIBYTES))
        .build();
  }

  @Override
  public OptionalDouble value(N position, StopSignal stop) {
    if (effort.exactNodes() > 0) {
      solver.reset();
      SearchResult solved =
          solver.search(position, Limits.nodes(effort.exactNodes()).withStop(stop));
      if (solved.isExact()) {
        return OptionalDouble.of(measure.exact().applyAsDouble(solved.score()));
      }
    }
    search.reset();
    SearchResult deep = search.search(position, Limits.depth(effort.depth()).withStop(stop));
    return stop.isRaised()
        ? OptionalDouble.empty()
        : OptionalDouble.of(measure.ofSearch().applyAsDouble(deep.score()));
  }

  @Override
  public double ofScore(int score) {
    return measure.exact().applyAsDouble(score);
  }
}
