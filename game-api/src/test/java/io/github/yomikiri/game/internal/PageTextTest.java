package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PageTextTest {

  @Test
  void noTextEndsTheElementThatItStandsIn() {
    String text = "</script>\n\u00e9\"&";
    assertThat(PageText.quote(text))
        .isEqualTo("\"\\u003c/script\\u003e\\u000a\\u00e9\\u0022\\u0026\"");
    assertThat(PageText.array(List.of("a", "<"))).isEqualTo("[\"a\",\"\\u003c\"]");
    assertThat(PageText.html(text)).isEqualTo("&#x3c;/script&#x3e; &#xe9;&#x22;&#x26;");
    assertThat(PageText.html("\ud83d\ude00 \ud800")).isEqualTo("&#x1f600; &#xfffd;");
  }

  @Test
  void fillsPlacesOnce() {
    assertThat(PageText.fill("{{a}} {{b}} {{a}}", Map.of("a", "{{b}}", "b", "$1\\")))
        .isEqualTo("{{b}} $1\\ {{b}}");
    assertThatNullPointerException().isThrownBy(() -> PageText.fill("{{c}}", Map.of()));
  }
}
