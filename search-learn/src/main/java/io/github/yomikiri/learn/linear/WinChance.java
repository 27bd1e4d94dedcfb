package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;

/** The scale of {@link Scale#winChance()}. */
record WinChance() implements Scale {

  private static final int RESOLUTION = 4_096;
  private static final int LIMIT = 12 * RESOLUTION;
  /** A sum that no weights reach. */
  private static final double WON = 1e6;

  @Override
  public double ofGame(int terminalScore) {
    return Integer.signum(terminalScore);
  }

  /** This form of the hyperbolic tangent has the same results on every platform. */
  @Override
  public double ofSum(double sum) {
    double odds = StrictMath.exp(-2 * Math.abs(sum));
    return Math.copySign((1 - odds) / (1 + odds), sum);
  }

  @Override
  public double ofScore(int score) {
    return Math.abs(score) > LIMIT ? ofGame(score) : ofSum((double) score / RESOLUTION);
  }

  @Override
  public double slope(double value) {
    return 1 - value * value;
  }

  @Override
  public double toSum(int terminalScore) {
    return Integer.signum(terminalScore) * WON;
  }

  @Override
  public int resolution() {
    return RESOLUTION;
  }

  @Override
  public int limit() {
    return LIMIT;
  }

  @Override
  public <N extends Node<N>> Unit<N> unit() {
    return new WinUnit<>();
  }

  @Override
  public String toString() {
    return "win chance";
  }

  /** A finished game counts more than any estimate, unless it is a draw. */
  private record WinUnit<N extends Node<N>>() implements Unit<N> {

    @Override
    public int terminalScore(N node) {
      int score = node.terminalScore();
      return Integer.signum(score) * won(Math.abs(score));
    }

    @Override
    public Optional<IntToDoubleFunction> chances() {
      return Optional.of(new WinChance()::ofScore);
    }

    @Override
    public int maxScore(N node) {
      return won(node.maxScore());
    }

    private static int won(int score) {
      return LIMIT + Math.min(score, Score.MAX - LIMIT);
    }
  }
}
