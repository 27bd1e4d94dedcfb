package io.github.yomikiri.learn.selfplay;

import java.time.Duration;
import java.util.OptionalDouble;

/**
 * How far the learning of an evaluator is.
 *
 * @param generation the number of generations that are finished
 * @param games the number of games that were played
 * @param moves the number of moves that were learned from
 * @param learning the time that all calls have learned, without matches and files
 * @param loss the mean squared error of games that were not learned from, against their results, on
 *     the scale of the evaluator; not a number before the first generation
 * @param points the share of points of the last generation in its match against the best one
 *     before, in {@code [0, 1]}
 * @param isBest whether the last generation took its place, because it had at least half of the
 *     points
 * @param rival the share of points of the last generation against the rival, in {@code [0, 1]};
 *     empty if there is no rival
 */
public record LearningProgress(
    int generation,
    long games,
    long moves,
    Duration learning,
    double loss,
    double points,
    boolean isBest,
    OptionalDouble rival) {

  /**
   * Returns the speed.
   *
   * @return the moves that were learned from in each second
   */
  public double movesPerSecond() {
    return moves / Math.max(1e-9, learning.toNanos() / 1e9);
  }
}
