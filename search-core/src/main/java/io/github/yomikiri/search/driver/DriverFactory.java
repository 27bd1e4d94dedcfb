package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import java.util.function.LongSupplier;

/** Makes a driver. */
@FunctionalInterface
interface DriverFactory<N extends Node<N>> {

  /**
   * Makes a driver.
   *
   * @param search the search that it drives
   * @param nanoTime a clock in nanoseconds
   * @param iteration chooses the windows of each depth
   * @param steps chooses the depths after the first
   */
  Searcher<N> make(
      WindowSearch<N> search, LongSupplier nanoTime, Iteration<N> iteration, DepthSteps steps);
}
