package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;

/**
 * An evaluator that adds an error to each position's value. The error is a random number drawn from
 * the position's key and a salt. With one salt, a position always has the same error. Another salt
 * acts as another player.
 */
final class NoisyEvaluator implements Evaluator<Reversi> {

  private final Evaluator<Reversi> evaluator;
  private final long salt;
  private final int maxUnits;

  private NoisyEvaluator(Evaluator<Reversi> evaluator, long salt, int maxUnits) {
    this.evaluator = evaluator;
    this.salt = salt;
    this.maxUnits = maxUnits;
  }

  /** Adds a random error of at most {@code maxError} discs to the evaluator's values. */
  static Evaluator<Reversi> of(DiscEvaluator evaluator, double maxError, long salt) {
    int maxUnits = (int) Math.round(maxError * evaluator.unitsPerDisc());
    return maxUnits <= 0 ? evaluator : new NoisyEvaluator(evaluator, salt, maxUnits);
  }

  @Override
  public int evaluate(Reversi node) {
    long random = Hash64.of(node.own() ^ salt, node.opponent()) >>> 32;
    return evaluator.evaluate(node) + (int) (random * (2L * maxUnits + 1) >>> 32) - maxUnits;
  }

  @Override
  public Unit<Reversi> unit() {
    return evaluator.unit();
  }
}
