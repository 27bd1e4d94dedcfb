package io.github.yomikiri.cli.fuzz;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs {@link DamagedInputTest} with many more inputs, in the profile {@code fuzz}. */
@Tag("fuzz")
class ParserFuzzTest {

  private static final int COUNT = Integer.getInteger("fuzz.count", 1_000_000);
  private static final long SEED = Long.getLong("fuzz.seed", 1975);

  @ParameterizedTest
  @EnumSource
  void anyInputIsReadOrRejectedWithAReason(Parser parser) {
    parser.fuzz(SEED, COUNT);
  }
}
