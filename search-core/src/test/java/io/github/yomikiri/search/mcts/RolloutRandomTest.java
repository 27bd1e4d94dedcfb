package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.internal.PortableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RolloutRandomTest {

  private static final long SEED = 20261121;

  /** Checks that a policy draws the numbers that the class for all platforms defines. */
  private static void assertSame(
      Function<RandomGenerator, Object> ofPolicy, Function<PortableRandom, Object> expected) {
    RandomGenerator policy = new RolloutRandom(new PortableRandom(SEED));
    PortableRandom portable = new PortableRandom(SEED);
    for (int i = 0; i < 100; i++) {
      assertThat(ofPolicy.apply(policy)).isEqualTo(expected.apply(portable));
    }
  }

  @Test
  void numbersAreThePortableOnes() {
    assertSame(RandomGenerator::nextLong, PortableRandom::nextLong);
    assertSame(random -> random.nextInt(11), random -> random.nextInt(11));
    assertSame(random -> random.nextInt(-4, 9), random -> random.nextInt(-4, 9));
    assertSame(random -> random.nextLong(1000), random -> random.nextLong(1000));
    assertSame(random -> random.nextLong(-4, 9), random -> random.nextLong(-4, 9));
    assertSame(RandomGenerator::nextDouble, PortableRandom::nextDouble);
    assertSame(RandomGenerator::nextGaussian, PortableRandom::nextGaussian);
  }

  @Test
  void shorterNumbersAreTheUpperBitsOfLongOnes() {
    assertSame(RandomGenerator::nextInt, random -> (int) (random.nextLong() >> 32));
    assertSame(RandomGenerator::nextBoolean, random -> random.nextLong() < 0);
  }

  @Test
  void streamsHaveTheSameNumbers() {
    PortableRandom portable = new PortableRandom(SEED);
    assertThat(new RolloutRandom(new PortableRandom(SEED)).ints(100, 0, 7).toArray())
        .isEqualTo(IntStream.generate(() -> portable.nextInt(0, 7)).limit(100).toArray());
  }
}
