package io.github.yomikiri.seats;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.Unit;

/**
 * What positions are worth to a seat at the horizon of a search and at the end of a game. The
 * values are in points of the game, and become scores.
 *
 * @param evaluator estimates positions
 * @param max the greatest payoff of the game
 */
record Estimates<P extends SeatedPosition<P>>(SeatedEvaluator<P> evaluator, int max) {

  /** The fraction of a point that a score resolves. Less if payoffs are great. */
  private static final int USUAL_UNITS = 1_000;

  /** Returns an estimate, which must lie in the range of the payoffs. */
  double of(P position, int seat) {
    double value = evaluator.evaluate(position, seat);
    // Not a number is not in the range either.
    if (!(Math.abs(value) <= max)) {
      throw new IllegalStateException(evaluator.getClass().getName() + " returned " + value
          + " for seat " + seat + ", which is outside [" + -max + ", " + max
          + "], for the position\n" + position);
    }
    return value;
  }

  /** Returns the payoff of a finished game. */
  double payoff(P position, int seat) {
    int value = position.payoff(seat);
    if (value < -max || value > max) {
      throw new IllegalStateException(position.getClass().getName() + ".payoff returned " + value
          + " for seat " + seat + ", which is outside [" + -max + ", " + max
          + "], for the position\n" + position);
    }
    return value;
  }

  int unitsPerPoint() {
    return Math.max(1, Math.min(USUAL_UNITS, Score.MAX / max));
  }

  Unit<P> unit() {
    return Unit.points(unitsPerPoint());
  }

  /** Returns the nearest score. Its error is at most half a unit. */
  int score(double value) {
    return (int) Math.rint(value * unitsPerPoint());
  }

  /** Returns the points of the end of a window. */
  double points(int bound) {
    return Math.abs(bound) == Score.INFINITY
        ? Math.copySign(Double.POSITIVE_INFINITY, bound)
        : bound / (double) unitsPerPoint();
  }
}
