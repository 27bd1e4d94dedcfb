package io.github.yomikiri.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever a parser is fed, it reads it or throws what its documentation names. */
class DamagedInputTest {

  @ParameterizedTest
  @EnumSource
  void soundInputIsRead(Parser parser) {
    assertThatCode(parser::readSound).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @EnumSource
  void damagedInputIsReadOrRejectedWithAReason(Parser parser) {
    parser.fuzz(2011, 2_000);
  }
}
