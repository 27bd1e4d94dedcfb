package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;

/**
 * The evaluator of {@link DiscEvaluator#ofDiscs}.
 *
 * @param terminal how a finished game is counted
 */
record DiscDifference(TerminalScore terminal) implements DiscEvaluator {

  /** Counts finished games by the standard rule, empty squares to the winner. */
  public DiscDifference() {
    this(TerminalScore.STANDARD);
  }

  /** Values are discs. */
  @Override
  public int unitsPerDisc() {
    return 1;
  }

  @Override
  public int evaluate(Reversi node) {
    return node.discDifference();
  }

  @Override
  public Unit<Reversi> unit() {
    return terminal.unit(1);
  }
}
