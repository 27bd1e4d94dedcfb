package io.github.yomikiri.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionLineTest {

  @ParameterizedTest
  @ValueSource(strings = {"f5", "F5 d6\tc3", " f5d6 ", "f5--", "passf5", "paPS", "f5 pass"})
  void knowsATranscript(String text) {
    assertThat(PositionLine.isTranscript(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "f", "f9", "f5d", "f 5", "hello", "-", "f5;"})
  void knowsWhatIsNone(String text) {
    assertThat(PositionLine.isTranscript(text)).isFalse();
  }

  @Test
  void aLongLineNeedsNoStack() {
    assertThat(PositionLine.isTranscript("f5".repeat(2_000_000))).isTrue();
  }
}
