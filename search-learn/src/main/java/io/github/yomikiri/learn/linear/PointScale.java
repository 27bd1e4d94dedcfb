package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;

/** The scale of {@link Scale#points}. */
record PointScale(int max, int perPoint) implements Scale {

  PointScale {
    if (max < 1 || perPoint < 1 || (long) max * perPoint > Score.MAX) {
      throw new IllegalArgumentException("a scale of " + max + " points of " + perPoint
          + " units each; expected at least 1 of both, and a product of at most " + Score.MAX);
    }
  }

  @Override
  public double ofGame(int terminalScore) {
    return (double) terminalScore / max;
  }

  @Override
  public double ofSum(double sum) {
    return sum;
  }

  @Override
  public double ofScore(int score) {
    return Math.max(-1, Math.min(1, (double) score / resolution()));
  }

  @Override
  public double slope(double value) {
    return 1;
  }

  @Override
  public double toSum(int terminalScore) {
    return ofGame(terminalScore);
  }

  @Override
  public int resolution() {
    return max * perPoint;
  }

  /** No estimate is as great as the best end of a game. */
  @Override
  public int limit() {
    return resolution() - 1;
  }

  @Override
  public <N extends Node<N>> Unit<N> unit() {
    return Unit.points(perPoint);
  }

  @Override
  public String toString() {
    return max + " points of " + perPoint;
  }
}
