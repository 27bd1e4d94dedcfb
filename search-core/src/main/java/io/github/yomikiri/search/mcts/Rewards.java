package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Score;

/**
 * Maps scores to rewards and back. A reward is {@code tanh(score / scale)}, in {@code [-1, 1]}. So
 * scores of any unit can be averaged, and a rare great score does not outweigh many small ones.
 */
final class Rewards {

  private static final int TABLE = 1 << 11;

  /** Beyond this number of scales a reward differs from 1 by less than a counter can store. */
  private static final double FLAT = 12;

  private final double scale;
  private final int maxEstimate;
  private final int flat;
  private final float[] table = new float[2 * TABLE + 1];

  /**
   * Makes the map.
   *
   * @param scale the score whose reward is 0.76, positive
   * @param maxEstimate the maximum score of a reward
   */
  Rewards(double scale, int maxEstimate) {
    this.scale = scale;
    this.maxEstimate = maxEstimate;
    flat = (int) Math.min(Score.MAX, FLAT * scale);
    for (int score = -TABLE; score <= TABLE; score++) {
      table[score + TABLE] = (float) Math.tanh(score / scale);
    }
  }

  /** Returns the reward of a score. */
  double of(int score) {
    if (score >= -TABLE && score <= TABLE) {
      return table[score + TABLE];
    }
    // Most bounds are still those of the game, so they are answered without a division.
    return score > flat ? 1 : score < -flat ? -1 : Math.tanh(score / scale);
  }

  /** Returns the score of a reward, at most {@value #FLAT} scales from 0. */
  int score(double reward) {
    double bounded = Math.max(-1, Math.min(1, reward));
    double scaled = 0.5 * Math.log((1 + bounded) / (1 - bounded));
    double score = scale * Math.max(-FLAT, Math.min(FLAT, scaled));
    return (int) Math.round(Math.max(-maxEstimate, Math.min(maxEstimate, score)));
  }
}
