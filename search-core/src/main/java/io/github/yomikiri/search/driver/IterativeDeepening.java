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
 * costs less than it would alone. There is also an answer at any moment.
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
      if (isTimeSpent(run, limits)) {
        return run.result(Completion.TIME);
      }
      depth = iteration.next(depth, deepest);
    }
    return run.result();
  }

  /** Returns whether the time that is left is not worth another iteration. */
  boolean isTimeSpent(RootSearch<N> run, Limits limits) {
    return false;
  }
}
