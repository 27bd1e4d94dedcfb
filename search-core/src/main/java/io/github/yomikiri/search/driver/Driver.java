package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.SingleUse;
import io.github.yomikiri.search.WindowSearch;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The common base of all drivers: calls the listener, writes the log and makes events for the JDK
 * Flight Recorder.
 */
abstract class Driver<N extends Node<N>> implements Searcher<N> {

  private static final Duration PROGRESS_INTERVAL = Duration.ofMillis(100);

  private static final Logger LOG = LoggerFactory.getLogger(Searcher.class);

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
    listener.started(limits);
    SearchEvent event = new SearchEvent();
    event.begin();
    RootSearch<N> run = new RootSearch<>(search, root, limits, nanoTime);
    if (!listener.equals(SearchListener.NONE)) {
      run.onProgress(PROGRESS_INTERVAL, () -> listener.progressed(run.soFar()));
    }
    IterationEvents iterations = new IterationEvents();
    SearchResult result = drive(run, limits, () -> {
      SearchResult soFar = run.result();
      iterations.finished(soFar);
      LOG.trace(
          "depth {}: {} {} in {} nodes",
          soFar.depth(),
          soFar.score(),
          soFar.principalVariation(),
          soFar.statistics().nodes());
      listener.iterationFinished(soFar);
    });
    event.finish(result);
    LOG.debug(
        "{} at depth {}: {}, {}",
        result.completion(),
        result.depth(),
        result.score(),
        result.statistics());
    listener.finished(result);
    return result;
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
