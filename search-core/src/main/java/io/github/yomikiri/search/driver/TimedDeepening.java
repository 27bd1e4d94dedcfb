package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.WindowSearch;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Iterative deepening with a time per move, which is also the usual time of the search. It ends
 * after the first iteration if the move is forced.
 */
final class TimedDeepening<N extends Node<N>> extends IterativeDeepening<N> {

  private final Limits own;

  private TimedDeepening(
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
   * @throws IllegalArgumentException if {@code timePerMove} is not positive
   */
  static <N extends Node<N>> DriverFactory<N> of(Duration timePerMove) {
    Limits own = Limits.time(timePerMove);
    return (search, nanoTime, iteration, steps) ->
        new TimedDeepening<>(search, nanoTime, iteration, steps, own);
  }

  @Override
  Limits narrow(Limits limits) {
    Limits narrowed = limits.and(own);
    return narrowed.and(Limits.none().withUsualTime(narrowed.time().orElseThrow()));
  }

  @Override
  boolean isEnough(RootSearch<N> run, int depth, Limits limits) {
    return run.moveCount() == 1 || super.isEnough(run, depth, limits);
  }
}
