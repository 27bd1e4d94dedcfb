package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.internal.Ranges;

/**
 * The range of the weights of formulas. The range is so small that no position's value leaves the
 * range of {@code Score}.
 */
final class Weights {

  /**
   * No formula's counts add up to more than 700 in any position, and 700 times this is less than
   * {@code Score.MAX}.
   */
  static final int MAX = 100_000;

  private Weights() {}

  static void check(String name, int weight) {
    Ranges.between("weight of " + name, weight, -MAX, MAX);
  }
}
