package io.github.yomikiri.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionLineTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5",
        "F5 d6\tc3",
        " f5d6 ",
        "f5--",
        "passf5",
        "paPS",
        "f5 pass",
        "1. f5",
        "F 5",
        "\uff46\uff15",
        "f9",
        "f5d",
        "f5;"
      })
  void knowsATranscript(String text) {
    assertThat(PositionLine.isTranscript(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "f", "hello", "-", "page.txt", "X------- O", "*------- *; f5:+2"})
  void knowsWhatIsNone(String text) {
    assertThat(PositionLine.isTranscript(text)).isFalse();
  }

  @Test
  void aLongLineNeedsNoStack() {
    assertThat(PositionLine.isTranscript("f5".repeat(2_000_000))).isTrue();
  }
}
