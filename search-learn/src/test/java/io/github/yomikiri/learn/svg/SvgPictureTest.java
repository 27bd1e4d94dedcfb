package io.github.yomikiri.learn.svg;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.learn.fixture.ParsedSvg;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SvgPictureTest {

  @Test
  void textsAreEscaped() throws Exception {
    String hostile = "</title><script>\"'&amp;\u0000\u0007\uD800\uFFFF%s";
    String shown = "</title><script>\"'&amp;\uFFFD\uFFFD\uFFFD\uFFFD%s";
    SvgPicture picture = new SvgPicture(hostile, hostile, 20, 100, 100);
    picture.add("<text fill=\"%s\">%s</text>", hostile, hostile);
    picture.tinted(0, 0, 10, -1, 2);
    picture.legend(0, 20, hostile, "100 %", hostile);
    ParsedSvg parsed = new ParsedSvg(picture.end());
    assertThat(parsed.contents("title")).containsExactly(shown);
    assertThat(parsed.contents("desc")).containsExactly(shown);
    assertThat(parsed.contents("text")).containsExactly(shown, shown, shown, shown, "100 %", shown);
    assertThat(parsed.elements("script")).isEmpty();
  }

  @Test
  void longTextsWidenThePicture() throws Exception {
    assertThat(width("short", "short")).isEqualTo(100);
    assertThat(width("long ".repeat(30), "short")).isGreaterThan(1_500);
    assertThat(width("short", "long ".repeat(30))).isGreaterThan(1_000);
  }

  private static double width(String title, String summary) throws Exception {
    String svg = new SvgPicture(title, summary, 20, 100, 100).end();
    return ParsedSvg.number(new ParsedSvg(svg).elements("svg").get(0), "width");
  }

  @ParameterizedTest
  @CsvSource({
    "1.005, 1, +1.0",
    "-0.26, 1, \u22120.3",
    "-0.04, 1, 0.0",
    "0.004, 2, 0.00",
    "-0.4, 0, 0",
    "12, 0, +12"
  })
  void aNumberHasASignUnlessItIsZero(double number, int decimals, String text) {
    assertThat(SvgPicture.signed(number, decimals)).isEqualTo(text);
  }
}
