package io.github.yomikiri.search.driver;

import io.github.yomikiri.search.Limits;

/**
 * Searches one depth: its own, or the depth limit if that is less.
 *
 * @param own the limit of its own depth
 */
record FixedDepth(Limits own) implements Pace {

  @Override
  public Limits narrow(Limits limits) {
    return limits.and(own);
  }

  @Override
  public int first(int deepest) {
    return deepest;
  }
}
