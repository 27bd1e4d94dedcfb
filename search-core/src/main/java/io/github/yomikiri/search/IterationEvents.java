package io.github.yomikiri.search;

import io.github.yomikiri.search.platform.FlightRecorder;

/** The events of one search's iterations. Each begins where the last one ended. */
final class IterationEvents {

  private FlightRecorder.Begun<FlightRecorder.Iteration> running =
      FlightRecorder.get().iteration();

  /** Ends an event and begins the next. */
  void finished(SearchResult soFar) {
    running.end(() -> new FlightRecorder.Iteration(
        soFar.depth(),
        soFar.bestMove().notation(),
        soFar.score(),
        soFar.statistics().nodes()));
    running = FlightRecorder.get().iteration();
  }
}
