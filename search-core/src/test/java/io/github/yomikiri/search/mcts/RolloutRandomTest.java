package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.internal.PortableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class RolloutRandomTest {

  private static final long SEED = 20261121;

  /** Checks that a policy draws the numbers that the class for all platforms defines. */
  private static void assertSame(
      Function<RolloutRandom, Object> ofPolicy, Function<PortableRandom, Object> expected) {
    RolloutRandom policy = new RolloutRandom(SEED);
    PortableRandom portable = new PortableRandom(SEED);
    for (int i = 0; i < 100; i++) {
      assertThat(ofPolicy.apply(policy)).isEqualTo(expected.apply(portable));
    }
  }

  @Test
  void numbersAreThePortableOnes() {
    assertSame(random -> random.nextInt(11), random -> random.nextInt(11));
    assertSame(RolloutRandom::nextDouble, PortableRandom::nextDouble);
  }
}
