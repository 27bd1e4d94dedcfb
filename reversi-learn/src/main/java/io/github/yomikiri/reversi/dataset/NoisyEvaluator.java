package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;

/**
 * Makes evaluators that add an error to each position's value. The error is a random number drawn
 * from the position's discs and a salt. With one salt, a position always has the same error.
 * Another salt acts as another player.
 */
final class NoisyEvaluator {

  private NoisyEvaluator() {}

  /** Adds a random error of at most {@code maxError} discs to the evaluator's values. */
  static Evaluator<Reversi> of(DiscEvaluator evaluator, double maxError, long salt) {
    int maxUnits = (int) Math.round(maxError * evaluator.unitsPerDisc());
    return maxUnits <= 0
        ? evaluator
        : evaluator.withEstimates((node, value) -> value + error(node, salt, maxUnits));
  }

  private static int error(Reversi node, long salt, int maxUnits) {
    long random = Hash64.of(node.own() ^ salt, node.opponent()) >>> 32;
    return (int) (random * (2L * maxUnits + 1) >>> 32) - maxUnits;
  }
}
