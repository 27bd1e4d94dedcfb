package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.WindowSearch;
import java.util.function.LongSupplier;

/** Searches one depth: the driver's own, or the depth limit if that is less. */
final class FixedDepth<N extends Node<N>> extends IterativeDeepening<N> {

  private final Limits own;

  private FixedDepth(
      WindowSearch<N> search,
      LongSupplier nanoTime,
      Iteration<N> iteration,
      DepthSteps steps,
      Limits own) {
    super(search, nanoTime, iteration, steps);
    this.own = own;
  }

  /**
   * Returns a factory of such drivers.
   *
   * @throws IllegalArgumentException if {@code depth} is outside {@code [1, Limits.MAX_DEPTH]}
   */
  static <N extends Node<N>> DriverFactory<N> to(int depth) {
    Limits own = Limits.depth(depth);
    return (search, nanoTime, iteration, steps) ->
        new FixedDepth<>(search, nanoTime, iteration, steps, own);
  }

  @Override
  Limits narrow(Limits limits) {
    return limits.and(own);
  }

  @Override
  int first(int deepest) {
    return deepest;
  }
}
