package io.github.yomikiri.game.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainTextTest {

  @Test
  void aTerminalObeysNothingOfAPrintableText() {
    assertThat(PlainText.printable("zz\033[2J\033]0;owned\007\r\u009b1m\u202e\u200b\udb40\udc01\0"))
        .isEqualTo("zz?[2J?]0;owned???1m????");
    String usual = "Jos\u00e9, \u5c71\u7530\tx - y\n\uFFFD";
    assertThat(PlainText.printable(usual)).isEqualTo(usual);
  }

  @Test
  void fullWidthCharactersHaveTheirAsciiForm() {
    assertThat(PlainText.halfWidth("\uff01\uff21\uff46\uff15\uff0c\uff5e\uff5f\u30d1 f5"))
        .isEqualTo("!Af5,~\uff5f\u30d1 f5");
  }
}
