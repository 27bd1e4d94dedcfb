package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import java.util.function.LongSupplier;

/**
 * Searches greater and greater depths, from 1, until a limit is reached or the position is solved
 * (Slate and Atkin 1977). The table and the orderings learn from each depth, so the next depth
 * costs less than it would alone. There is also an answer at any moment. If the limits have a usual
 * time, an iteration that would hardly end in this time is not begun.
 */
class IterativeDeepening<N extends Node<N>> extends Driver<N> {

  private final Iteration<N> iteration;

  IterativeDeepening(WindowSearch<N> search, LongSupplier nanoTime, Iteration<N> iteration) {
    super(search, nanoTime);
    this.iteration = iteration;
  }

  @Override
  final SearchResult drive(RootSearch<N> run, Limits limits, Runnable iterationFinished) {
    int deepest = limits.depth().orElse(Limits.MAX_DEPTH);
    int depth = 1;
    while (iteration.iterate(run, depth)) {
      iterationFinished.run();
      if (run.isSolved() || depth == deepest) {
        break;
      }
      if (isEnough(run, depth, limits)) {
        return run.result(Completion.TIME);
      }
      depth = iteration.next(depth, deepest);
    }
    return run.result();
  }

  /** Returns whether no iteration should begin after one to a depth, though no limit is reached. */
  boolean isEnough(RootSearch<N> run, int depth, Limits limits) {
    return limits.usualTime().isPresent() && limits.isEnough(depth, run.elapsed());
  }
}
