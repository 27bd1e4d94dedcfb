package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.internal.PortableRandom;

/**
 * The random numbers of a roll-out policy. They follow from a seed, and are the same on every
 * platform: each JDK, Android and a browser.
 *
 * <p>Not safe for use by several threads. A search has one for each of its threads.
 */
public final class RolloutRandom {

  private final PortableRandom random;

  /**
   * Begins the numbers of a seed, for example to test a policy.
   *
   * @param seed any number
   */
  public RolloutRandom(long seed) {
    this(new PortableRandom(seed));
  }

  /** Wraps the random numbers of a thread of a search. */
  RolloutRandom(PortableRandom random) {
    this.random = random;
  }

  /**
   * Returns a number below a bound, for example the place of a move in a list.
   *
   * @param bound the bound, at least 1
   * @return a number in {@code [0, bound)}, each as likely as the others
   * @throws IllegalArgumentException if the bound is less than 1
   */
  public int nextInt(int bound) {
    return random.nextInt(bound);
  }

  /**
   * Returns a fraction, for example to compare with the probability of a move.
   *
   * @return a number in {@code [0, 1)}, each as likely as the others
   */
  public double nextDouble() {
    return random.nextDouble();
  }
}
