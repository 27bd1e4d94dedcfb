package io.github.yomikiri.app.attribution;

import io.github.yomikiri.app.attribution.StageValues.PositionJudge;
import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.solve.ExactScore;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * Values positions exactly where a solver is quick, and by a deep search elsewhere. A value does
 * not depend on the positions before. For one thread.
 */
final class KitJudge<N extends Node<N>> implements PositionJudge<N> {

  private static final int TABLE_MEBIBYTES = 16;

  private final Measure<N> measure;
  private final Searcher<N> search;
  private final Searcher<N> solver;
  private final long exactNodes;
  private final int depth;
  private final boolean hasPoints;

  /**
   * Makes a judge.
   *
   * @param measure has the evaluator of the deep search
   * @param exactNodes the maximum number of nodes in which a position is solved; 0 if none is
   * @param depth the depth of the search of other positions, in plies
   */
  KitJudge(NodeKit<N> kit, Measure<N> measure, long exactNodes, int depth) {
    this.measure = measure;
    this.exactNodes = exactNodes;
    this.depth = depth;
    hasPoints = ValueScale.of(kit).hasPoints();
    search = withTable(kit.search().evaluator(measure.evaluator()));
    solver = withTable(kit.solver());
  }

  private static <N extends Node<N>> Searcher<N> withTable(SearcherBuilder<N> builder) {
    return builder.table(() -> LockFreeTable.ofMebibytes(TABLE_MEBIBYTES)).build();
  }

  @Override
  public OptionalDouble value(N position, StopSignal stop) {
    if (exactNodes > 0) {
      solver.reset();
      OptionalInt exact =
          ExactScore.of(solver.search(position, Limits.nodes(exactNodes).withStop(stop)));
      if (exact.isPresent()) {
        return OptionalDouble.of(ofScore(exact.getAsInt()));
      }
    }
    search.reset();
    SearchResult deep = search.search(position, Limits.depth(depth).withStop(stop));
    return stop.isRaised() ? OptionalDouble.empty() : OptionalDouble.of(ofSearch(deep.score()));
  }

  /**
   * A win that is worth more than any estimate counts 1 in a game without points. An estimate in a
   * unit of its own counts 0.
   */
  private double ofSearch(int score) {
    if (!hasPoints && Math.abs(score) >= Score.WIN) {
      return Integer.signum(score);
    }
    return measure.kind() == Measure.Kind.OWN ? 0 : measure.ofSearch().applyAsDouble(score);
  }

  @Override
  public double ofScore(int score) {
    return measure.exact().applyAsDouble(score);
  }
}
