package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.parallel.SingleUse;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Searches greater and greater depths, from 1, until a limit is reached or the position is solved
 * (Slate and Atkin 1977). The table and the orderings learn from each depth, so the next depth
 * costs less than it would alone. There is also an answer at any moment. If the limits have a usual
 * time, an iteration that would hardly end in this time is not begun.
 *
 * <p>A {@link Pace} may choose another first depth, stricter limits, or another end.
 */
final class IterativeDeepening<P extends Position<P>> implements Searcher<P> {

  private static final Duration PROGRESS_INTERVAL = Duration.ofMillis(100);

  private final WindowSearch<P> search;
  private final Pace pace;
  private final LongSupplier nanoTime;
  private final Iteration<P> iteration;
  private final DepthSteps steps;
  private final SingleUse use = new SingleUse("searcher");

  IterativeDeepening(
      WindowSearch<P> search,
      Pace pace,
      LongSupplier nanoTime,
      Iteration<P> iteration,
      DepthSteps steps) {
    this.search = search;
    this.pace = pace;
    this.nanoTime = nanoTime;
    this.iteration = iteration;
    this.steps = steps;
  }

  @Override
  public SearchResult search(P root, Limits limits, SearchListener listener) {
    return search(Game.of(root), limits, listener);
  }

  @Override
  public SearchResult search(Game<P> game, Limits limits, SearchListener listener) {
    return use.call(() -> searchAlone(game, pace.narrow(limits), listener));
  }

  private SearchResult searchAlone(Game<P> game, Limits limits, SearchListener listener) {
    return SearchReport.run(limits, listener, iterationFinished -> {
      RootSearch<P> run = new RootSearch<>(search, game, limits, nanoTime);
      if (!listener.equals(SearchListener.NONE)) {
        run.onProgress(PROGRESS_INTERVAL, () -> listener.progressed(run.soFar()));
      }
      return deepen(run, limits, () -> iterationFinished.accept(run.result()));
    });
  }

  private SearchResult deepen(RootSearch<P> run, Limits limits, Runnable iterationFinished) {
    int deepest = limits.depth().orElse(Limits.MAX_DEPTH);
    int depth = pace.first(deepest);
    while (iteration.iterate(run, depth)) {
      iterationFinished.run();
      if (run.isSolved() || depth == deepest) {
        break;
      }
      if (pace.isEnough(run, depth, limits)) {
        return run.result(Completion.TIME);
      }
      depth = steps.next(depth, deepest);
    }
    return run.result();
  }

  @Override
  public void reset() {
    use.run(search::reset);
  }
}
