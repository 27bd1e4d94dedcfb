package io.github.yomikiri.seats;

import io.github.yomikiri.game.SeatedPosition;

/**
 * Estimates what a position is worth to a seat.
 *
 * <p>Implementations are safe for use by several threads at once, and return the same value at
 * every call.
 *
 * @param <P> the game's position type
 */
@FunctionalInterface
public interface SeatedEvaluator<P extends SeatedPosition<P>> {

  /**
   * Estimates the expected payoff of a seat.
   *
   * @param position a position whose game is not over; it may be the turn of chance
   * @param seat in {@code [0, position.seats())}
   * @return the estimate, in points of the game's {@linkplain SeatedPosition#payoff payoffs} and
   *     within their range. If the payoffs add up to 0, the estimates of all seats do, too
   */
  double evaluate(P position, int seat);
}
