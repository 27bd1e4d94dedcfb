package io.github.yomikiri.search;

/** The events of one search's iterations. Each begins where the last one ended. */
final class IterationEvents {

  private IterationEvent running = new IterationEvent();

  IterationEvents() {
    running.begin();
  }

  /** Ends an event and begins the next. */
  void finished(SearchResult soFar) {
    IterationEvent event = running;
    event.end();
    if (event.shouldCommit()) {
      event.depth = soFar.depth();
      event.bestMove = soFar.bestMove().notation();
      event.score = soFar.score();
      event.nodes = soFar.statistics().nodes();
      event.commit();
    }
    running = new IterationEvent();
    running.begin();
  }
}
