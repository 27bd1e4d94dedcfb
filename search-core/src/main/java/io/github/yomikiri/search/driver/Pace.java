package io.github.yomikiri.search.driver;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;

/** Decides at which depth {@link IterativeDeepening} begins, and when it ends. */
interface Pace {

  /** Begins at depth 1, and ends at the caller's limits. */
  Pace USUAL = new Pace() {};

  /** Returns the limits that apply: the caller's, perhaps made stricter. */
  default Limits narrow(Limits limits) {
    return limits;
  }

  /** Returns the depth of the first iteration, at most {@code deepest}. */
  default int first(int deepest) {
    return 1;
  }

  /** Returns whether no iteration should begin after one to a depth, though no limit is reached. */
  default boolean isEnough(RootSearch<?> run, int depth, Limits limits) {
    return limits.usualTime().isPresent() && limits.isEnough(depth, run.elapsed());
  }
}
