package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SvgPictureTest {

  @Test
  void aPictureHasAHeadAndWhatIsAdded() {
    SvgPicture picture = new SvgPicture("Title", "Summary", 20, 100, 90);
    picture.tinted(1, 2, 10, -1, 2);
    picture.legend(0, 20, "bad", "good", "first", "second");
    assertThat(picture.end()).startsWith("<svg xmlns=").endsWith("""
        <title id="title">Title</title>
        <desc id="desc">Summary</desc>
        <rect width="100%" height="100%" fill="#ffffff"/>
        <g text-anchor="start"><text x="20" y="28" font-size="17" font-weight="bold" \
        fill="#1f2933">Title</text>
        <text x="20" y="46" font-size="12" fill="#5f6b7a">Summary</text></g>
        <rect x="1" y="2" width="10" height="10" fill="#c9761a" fill-opacity="0.425" \
        stroke="#8a96a3"/>
        <defs><linearGradient id="tint">
        <stop offset="0" stop-color="#c9761a" stop-opacity="0.85"/>
        <stop offset="0.5" stop-color="#ffffff"/>
        <stop offset="1" stop-color="#2f6db5" stop-opacity="0.85"/>
        </linearGradient></defs>
        <g text-anchor="start" font-size="11" fill="#5f6b7a">
        <rect x="0" y="20" width="160" height="14" fill="url(#tint)" stroke="#8a96a3"/>
        <text x="0" y="48">bad</text>
        <text x="160" y="48" text-anchor="end">good</text>
        <text x="180" y="30">first</text>
        <text x="180" y="46">second</text>
        </g>
        </svg>
        """);
  }

  @Test
  void textsAreEscaped() {
    SvgPicture picture = new SvgPicture("<&", "\"", 20, 100, 100);
    picture.add(
        "<text fill=\"%s\">%s</text>",
        "\"><script>", "'&amp;\u0000\u001F \u007F\uDFFF\uD800\uE000\uFFFE\uFFFF%s\uD83D\uDE00");
    assertThat(picture.end())
        .contains("<title id=\"title\">&lt;&amp;</title>", "<desc id=\"desc\">&quot;</desc>")
        .contains("<text fill=\"&quot;&gt;&lt;script&gt;\">"
            + "'&amp;amp;\uFFFD\uFFFD \uFFFD\uFFFD\uFFFD\uE000\uFFFD\uFFFD%s\uD83D\uDE00</text>");
  }

  @ParameterizedTest
  @CsvSource({"8, 5, 128", "8, 8, 128", "9, 5, 139", "5, 13, 131", "1, 1, 100"})
  void longTextsWidenThePicture(int title, int summary, int width) {
    assertThat(new SvgPicture("a".repeat(title), "b".repeat(summary), 20, 100, 90).end())
        .contains(" width=\"" + width + "\" height=\"90\" viewBox=\"0 0 " + width + " 90\"");
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
