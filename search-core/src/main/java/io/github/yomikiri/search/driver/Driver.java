package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
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

/** The common base of all drivers: serves one call at a time, and reports it. */
abstract class Driver<N extends Node<N>> implements Searcher<N> {

  private static final Duration PROGRESS_INTERVAL = Duration.ofMillis(100);

  private final WindowSearch<N> search;
  private final LongSupplier nanoTime;
  private final SingleUse use = new SingleUse("searcher");

  Driver(WindowSearch<N> search, LongSupplier nanoTime) {
    this.search = search;
    this.nanoTime = nanoTime;
  }

  @Override
  public final SearchResult search(N root, Limits limits, SearchListener listener) {
    return use.call(() -> searchAlone(root, limits, listener));
  }

  private SearchResult searchAlone(N root, Limits callersLimits, SearchListener listener) {
    Limits limits = narrow(callersLimits);
    return SearchReport.run(limits, listener, iterationFinished -> {
      RootSearch<N> run = new RootSearch<>(search, root, limits, nanoTime);
      if (!listener.equals(SearchListener.NONE)) {
        run.onProgress(PROGRESS_INTERVAL, () -> listener.progressed(run.soFar()));
      }
      return drive(run, limits, () -> iterationFinished.accept(run.result()));
    });
  }

  /** Returns the limits that apply: the caller's, made stricter by the driver's own. */
  Limits narrow(Limits limits) {
    return limits;
  }

  /** Runs the iterations. */
  abstract SearchResult drive(RootSearch<N> run, Limits limits, Runnable iterationFinished);

  @Override
  public final void reset() {
    use.run(search::reset);
  }
}
