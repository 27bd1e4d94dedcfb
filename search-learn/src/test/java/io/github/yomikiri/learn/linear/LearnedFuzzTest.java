package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Hash64;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/**
 * Compares incremental values, traces, explanations and files of random evaluators on random boards
 * with a plain sum of weights. {@code -Dlearned.count=...} sets another number of positions. Each
 * run has a seed of its own, which it prints. A failure names the seed of its case, and
 * {@code -Dtest.args=-Dlearned.case=...} repeats this case.
 */
class LearnedFuzzTest {

  private static final long COUNT = Long.getLong("learned.count", 2_000);

  @Test
  void allWaysToAValueAgree() throws Exception {
    Long only = Long.getLong("learned.case");
    if (only != null) {
      new LearnedCase(only).check();
      return;
    }
    long seed = UUID.randomUUID().getMostSignificantBits();
    long positions = 0;
    long cases = 0;
    while (positions < COUNT) {
      positions += check(Hash64.of(seed, cases++));
    }
    System.out.println(positions + " positions of " + cases
        + " learned evaluators were compared, with the seed " + seed);
  }

  private static int check(long seed) throws Exception {
    try {
      return new LearnedCase(seed).check();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(
          e.getMessage() + "\nrepeat it with -Dtest.args=-Dlearned.case=" + seed, e);
    }
  }
}
