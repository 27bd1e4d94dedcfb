package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.internal.PortableRandom;
import java.util.random.RandomGenerator;

/**
 * The random numbers of a roll-out policy. {@link RandomGenerator} supplies most of its methods,
 * but other platforms supply them in other ways. So this class has those that policies use, and
 * that the streams call.
 */
final class RolloutRandom implements RandomGenerator {

  private final PortableRandom random;

  /** Wraps the random numbers of a thread of a search. */
  RolloutRandom(PortableRandom random) {
    this.random = random;
  }

  @Override
  public long nextLong() {
    return random.nextLong();
  }

  @Override
  public int nextInt() {
    return (int) (random.nextLong() >>> 32);
  }

  @Override
  public int nextInt(int bound) {
    return random.nextInt(bound);
  }

  @Override
  public int nextInt(int origin, int bound) {
    return random.nextInt(origin, bound);
  }

  @Override
  public long nextLong(long bound) {
    return random.nextLong(bound);
  }

  @Override
  public long nextLong(long origin, long bound) {
    return random.nextLong(origin, bound);
  }

  @Override
  public boolean nextBoolean() {
    return random.nextLong() < 0;
  }

  @Override
  public double nextDouble() {
    return random.nextDouble();
  }

  @Override
  public double nextGaussian() {
    return random.nextGaussian();
  }
}
