package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;

/**
 * An evaluator with the estimates of another evaluator, in a unit that the caller names. Finished
 * games are counted by the standard rule in the same unit.
 */
record NamedUnit(int unitsPerDisc, Evaluator<Reversi> estimates) implements DiscEvaluator {

  /**
   * With the maximum number of units, 64 discs are 64 million, inside the range of {@code Score}.
   */
  private static final int MAX_UNITS = 1_000_000;

  NamedUnit {
    if (unitsPerDisc < 1 || unitsPerDisc > MAX_UNITS) {
      throw new IllegalArgumentException(
          unitsPerDisc + " units per disc are outside [1, " + MAX_UNITS + "]");
    }
  }

  @Override
  public int evaluate(Reversi node) {
    return estimates.evaluate(node);
  }

  @Override
  public boolean isSlow() {
    return estimates.isSlow();
  }
}
