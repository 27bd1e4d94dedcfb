package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.pattern.PatternAccumulator;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;

/**
 * The value of a trained evaluator on the 8x8 board. Each ply updates the evaluator's
 * configurations.
 */
final class PatternValue implements StaticValue {

  private final PatternAccumulator line;

  PatternValue(PatternEvaluator evaluator) {
    line = new PatternAccumulator(evaluator, ShallowSearch.MAX_DEPTH);
  }

  @Override
  public void set(long own, long opponent) {
    line.set(own, opponent);
  }

  @Override
  public void play(int ply, int square, long flips) {
    line.play(ply, square, flips);
  }

  @Override
  public void pass(int ply) {
    line.pass(ply);
  }

  @Override
  public int valueAfter(int ply, int square, long flips, long own, long opponent) {
    return (own | opponent) == -1
        ? 1000 * LastSquares.over(own, opponent, 64)
        : line.valueAfter(ply, square, flips, own, opponent);
  }

  @Override
  public int value(long own, long opponent, int ply) {
    return (own | opponent) == -1
        ? 1000 * LastSquares.over(own, opponent, 64)
        : line.value(ply, own, opponent);
  }
}
