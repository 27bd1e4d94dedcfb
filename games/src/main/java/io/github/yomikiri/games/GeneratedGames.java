package io.github.yomikiri.games;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.Ranges;

/** Functions that all generated games use: random numbers from hashes, and checks of arguments. */
final class GeneratedGames {

  private GeneratedGames() {}

  /** Returns a value in {@code [-max, max]}, each as likely as the others. */
  static int value(long hash, int max) {
    return (int) Long.remainderUnsigned(hash, 2L * max + 1) - max;
  }

  /** Returns a number in {@code [0, bound)}, each as likely as the others. */
  static int below(long hash, int bound) {
    return (int) Long.remainderUnsigned(hash, bound);
  }

  static void checkValue(int maxValue) {
    Ranges.between("maximum value", maxValue, 0, Score.MAX);
  }
}
