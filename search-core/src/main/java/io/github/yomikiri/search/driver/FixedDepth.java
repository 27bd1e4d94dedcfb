package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import java.util.function.LongSupplier;

/** Searches one depth: the driver's own, or the depth limit if that is less. */
final class FixedDepth<N extends Node<N>> extends Driver<N> {

  private final Iteration<N> iteration;
  private final int depth;

  private FixedDepth(
      WindowSearch<N> search, LongSupplier nanoTime, Iteration<N> iteration, int depth) {
    super(search, nanoTime);
    this.iteration = iteration;
    this.depth = depth;
  }

  /**
   * Returns a factory of such drivers.
   *
   * @throws IllegalArgumentException if {@code depth} is outside {@code [1, Limits.MAX_DEPTH]}
   */
  static <N extends Node<N>> DriverFactory<N> to(int depth) {
    Limits.depth(depth); // Checks the range.
    return (search, nanoTime, iteration) -> new FixedDepth<>(search, nanoTime, iteration, depth);
  }

  @Override
  SearchResult drive(RootSearch<N> run, Limits limits, Runnable iterationFinished) {
    if (iteration.iterate(run, Math.min(depth, limits.depth().orElse(depth)))) {
      iterationFinished.run();
    }
    return run.result();
  }
}
