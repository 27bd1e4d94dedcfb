package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;

/**
 * Misjudges positions, each by an amount of its own that is drawn by its key: with another salt another player, who is of
 * other opinions throughout a game, and does not change them.
 */
final class NoisyEvaluator implements Evaluator<Reversi> {

  private static final Reversi ALL_OWN = Reversi.of(-1L, 0, Side.DARK);

  private final Evaluator<Reversi> evaluator;
  private final long salt;
  private final int most;

  private NoisyEvaluator(Evaluator<Reversi> evaluator, long salt, int most) {
    this.evaluator = evaluator;
    this.salt = salt;
    this.most = most;
  }

  /** Returns an evaluator that errs by up to so many discs; what a disc is to it a full board tells. */
  static Evaluator<Reversi> of(Evaluator<Reversi> evaluator, double discs, long salt) {
    double perDisc = evaluator.terminalScore(ALL_OWN) / 64.0;
    int most = (int) Math.round(discs * perDisc);
    return most <= 0 ? evaluator : new NoisyEvaluator(evaluator, salt, most);
  }

  @Override
  public int evaluate(Reversi node) {
    long random = Hash64.of(node.own() ^ salt, node.opponent()) >>> 32;
    return evaluator.evaluate(node) + (int) (random * (2L * most + 1) >>> 32) - most;
  }

  @Override
  public int terminalScore(Reversi node) {
    return evaluator.terminalScore(node);
  }
}
