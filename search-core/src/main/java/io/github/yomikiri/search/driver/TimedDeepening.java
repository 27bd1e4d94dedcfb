package io.github.yomikiri.search.driver;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;

/**
 * Iterative deepening with a time per move, which is also the usual time of the search. It ends
 * after the first iteration if the move is forced.
 *
 * @param own the limit of its own time
 */
record TimedDeepening(Limits own) implements Pace {

  @Override
  public Limits narrow(Limits limits) {
    Limits narrowed = limits.and(own);
    return narrowed.and(Limits.none().withUsualTime(narrowed.time().orElseThrow()));
  }

  @Override
  public boolean isEnough(RootSearch<?> run, int depth, Limits limits) {
    return run.moveCount() == 1 || Pace.super.isEnough(run, depth, limits);
  }
}
