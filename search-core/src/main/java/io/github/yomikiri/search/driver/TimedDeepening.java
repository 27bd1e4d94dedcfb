package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.WindowSearch;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Iterative deepening with a time per move. It begins no iteration when more than half of the time
 * is gone, because such an iteration would hardly end. It ends after the first iteration if the
 * move is forced.
 */
final class TimedDeepening<N extends Node<N>> extends IterativeDeepening<N> {

  private final Duration timePerMove;

  private TimedDeepening(
      WindowSearch<N> search, LongSupplier nanoTime, Iteration<N> iteration, Duration timePerMove) {
    super(search, nanoTime, iteration);
    this.timePerMove = timePerMove;
  }

  /**
   * Returns a maker of such drivers.
   *
   * @throws IllegalArgumentException if {@code timePerMove} is not positive
   */
  static <N extends Node<N>> DriverMaker<N> of(Duration timePerMove) {
    Limits.time(timePerMove); // Checks the range.
    return (search, nanoTime, iteration) ->
        new TimedDeepening<>(search, nanoTime, iteration, timePerMove);
  }

  @Override
  Limits narrow(Limits limits) {
    return limits.and(Limits.time(timePerMove));
  }

  @Override
  boolean isTimeSpent(RootSearch<N> run, Limits limits) {
    return run.moveCount() == 1
        || run.elapsed().compareTo(limits.time().orElse(timePerMove).dividedBy(2)) > 0;
  }
}
