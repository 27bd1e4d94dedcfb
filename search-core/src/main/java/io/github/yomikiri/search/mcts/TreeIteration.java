package io.github.yomikiri.search.mcts;

import io.github.yomikiri.search.parallel.SplitPoint;
import java.util.concurrent.atomic.AtomicLong;

/**
 * An iteration of a Monte-Carlo search: a number of visits, which the threads of a team take one by
 * one. As a split point it has one share for each thread.
 */
final class TreeIteration extends SplitPoint {

  private final long visits;
  private final AtomicLong taken = new AtomicLong();

  TreeIteration(int threads, long visits) {
    super(null, threads);
    this.visits = visits;
  }

  /** Takes a visit. Returns false if none is left. */
  boolean takeVisit() {
    return taken.getAndIncrement() < visits;
  }

  /** Returns how many visits were taken. */
  long taken() {
    return Math.min(visits, taken.get());
  }
}
