package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import java.util.function.LongSupplier;

/** Searches one depth: the driver's own, or the depth limit if that is less. */
final class FixedDepth<N extends Node<N>> extends Driver<N> {

  private final int depth;

  FixedDepth(WindowSearch<N> search, LongSupplier nanoTime, int depth) {
    super(search, nanoTime);
    this.depth = depth;
  }

  @Override
  SearchResult drive(RootSearch<N> run, Limits limits, Runnable iterationFinished) {
    if (run.iterate(Math.min(depth, limits.depth().orElse(depth)))) {
      iterationFinished.run();
    }
    return run.result();
  }
}
