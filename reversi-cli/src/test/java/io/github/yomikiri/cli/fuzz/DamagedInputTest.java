package io.github.yomikiri.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A parser reads any input, or throws an exception that its documentation names. */
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
