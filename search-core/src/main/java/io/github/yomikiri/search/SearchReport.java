package io.github.yomikiri.search;

import io.github.yomikiri.search.platform.FlightRecorder;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reports a search: calls the listener, writes the log, and makes events for the JDK Flight
 * Recorder, where the platform has it. The log has a line for each search at debug level, and one
 * for each iteration at trace level. Use it in a {@link Searcher} of your own, so that its searches
 * are seen in the same places as those of this library.
 *
 * <pre>{@code
 * public SearchResult search(N root, Limits limits, SearchListener listener) {
 *   return use.call(() -> SearchReport.run(limits, listener, iterationFinished -> ...));
 * }
 * }</pre>
 */
public final class SearchReport {

  private static final Logger LOG = LoggerFactory.getLogger(Searcher.class);

  /** What the event of a search that has thrown an exception shows. */
  private static final FlightRecorder.Search FAILED =
      new FlightRecorder.Search(0, 0, false, 0, 0, 0, 0, 0, 0, 0, "FAILED");

  private SearchReport() {}

  /**
   * Runs a search and reports it.
   *
   * <p>If the search throws an exception, for example from the game's code or from the listener,
   * the caller gets this exception. The log and the event then report a search that has failed, and
   * the listener gets no result. If the listener throws an exception before the search begins,
   * nothing has been searched, and nothing is reported.
   *
   * @param limits the limits that apply, for the listener
   * @param listener receives the search's progress
   * @param search the search; it passes what it has found to the consumer after every iteration,
   *     and returns its result
   * @return the result of the search
   */
  public static SearchResult run(
      Limits limits,
      SearchListener listener,
      Function<Consumer<SearchResult>, SearchResult> search) {
    listener.started(limits);
    FlightRecorder.Begun<FlightRecorder.Search> event = FlightRecorder.get().search();
    IterationEvents iterations = new IterationEvents();
    SearchResult result;
    try {
      result = search.apply(soFar -> {
        iterations.finished(soFar);
        LOG.trace(
            "depth {}: {} {} in {} nodes",
            soFar.depth(),
            soFar.score(),
            soFar.principalVariation(),
            soFar.statistics().nodes());
        listener.iterationFinished(soFar);
      });
    } catch (RuntimeException | Error e) {
      event.end(() -> FAILED);
      LOG.debug("{}: {}", FAILED.completion(), e.toString());
      throw e;
    }
    event.end(() -> facts(result));
    LOG.debug(
        "{} at depth {}: {}, {}",
        result.completion(),
        result.depth(),
        result.score(),
        result.statistics());
    listener.finished(result);
    return result;
  }

  private static FlightRecorder.Search facts(SearchResult result) {
    Statistics counted = result.statistics();
    return new FlightRecorder.Search(
        result.depth(),
        result.score(),
        result.solved(),
        counted.nodes(),
        counted.evaluations(),
        counted.cutoffs(),
        counted.firstMoveCutoffs(),
        counted.tableProbes(),
        counted.tableHits(),
        counted.reSearches(),
        result.completion().name());
  }
}
