package io.github.yomikiri.search.mcts;

import java.util.concurrent.atomic.AtomicLong;

/** The visits of a search, which its threads take one by one. */
final class Visits {

  private final long limit;
  private final AtomicLong taken = new AtomicLong();

  Visits(long limit) {
    this.limit = limit;
  }

  /** Takes a visit. Returns false if none is left. */
  boolean take() {
    return taken.getAndIncrement() < limit;
  }

  /** Returns how many visits were taken, those included that are under way. */
  long taken() {
    return Math.min(limit, taken.get());
  }
}
