package io.github.yomikiri.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.learn.fixture.ParsedSvg;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class LearningCurveTest {

  private static final List<String> LINES = List.of(
      "1,10000,100000,1.500,0.900000,0.9000,1,",
      "2,20000,250000,3.000,0.800000,0.4000,0,",
      "3,1000000,20000000,75.250,0.700000,0.5000,1,");

  private static ParsedSvg drawn(List<String> lines) throws Exception {
    return new ParsedSvg(
        LearningCurve.draw(lines.stream().map(LearningLine::parse).toList(), 200));
  }

  /** Returns where an axis has a text. */
  private static double tick(ParsedSvg picture, String text, String attribute) {
    Element tick = picture.elements("text").stream()
        .filter(element -> element.getTextContent().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + text));
    // A text beside an axis is lower than its line by a part of its height.
    return ParsedSvg.number(tick, attribute) - (attribute.equals("y") ? 4 : 0);
  }

  @Test
  void dotsAreWhereTheAxesSay() throws Exception {
    ParsedSvg picture = drawn(LINES);
    List<Element> dots = picture.elements("circle");
    String[] games = {"10k", "20k", "1M"};
    String[] losses = {"0.90", "0.80", "0.70"};
    String[] points = {"90 %", "40 %", "50 %"};
    assertThat(dots).hasSize(2 * 3 + 2);
    for (int i = 0; i < 3; i++) {
      assertDot(dots.get(i), tick(picture, games[i], "x"), tick(picture, losses[i], "y"));
      assertDot(dots.get(3 + i), tick(picture, games[i], "x"), tick(picture, points[i], "y"));
    }
    String kept = dots.get(0).getAttribute("fill");
    assertThat(dots)
        .extracting(dot -> dot.getAttribute("fill").equals(kept))
        .containsExactly(true, false, true, true, false, true, true, false);
  }

  private static void assertDot(Element dot, double x, double y) {
    assertThat(ParsedSvg.number(dot, "cx")).isCloseTo(x, within(0.11));
    assertThat(ParsedSvg.number(dot, "cy")).isCloseTo(y, within(0.11));
  }

  @Test
  void textsHaveTheNumbers() throws Exception {
    ParsedSvg picture = drawn(LINES);
    assertThat(picture.contents("desc"))
        .containsExactly(
            "1,000,000 games, 20,000,000 moves in 1 min 15 s; the last loss is 0.7000");
    assertThat(picture.contents("title"))
        .startsWith("Learning by self-play up to generation 3")
        .contains(
            "generation 1: 10,000 games, loss 0.9000, 90.0 % of the points",
            "generation 2: 20,000 games, loss 0.8000, 40.0 % of the points, not kept");
    assertThat(picture.contents("text"))
        .contains("Points against the best generation before, in 200 games", "100k", "500k")
        .doesNotContain("5k", "2M");
    assertThat(drawn(LINES.subList(0, 1)).contents("desc"))
        .containsExactly("10,000 games, 100,000 moves in 1.5 s; the last loss is 0.9000");
  }

  @Test
  void theRivalHasACurveOfItsOwn() throws Exception {
    ParsedSvg picture = drawn(List.of(LINES.get(0) + "0.0500", LINES.get(1) + "0.4000"));
    List<Element> dots = picture.elements("circle");
    assertThat(dots).hasSize(3 * 2 + 3);
    assertDot(dots.get(5), tick(picture, "20k", "x"), tick(picture, "40 %", "y"));
    assertThat(picture.contents("title"))
        .contains("generation 1: 5.0 % of the points against the rival");
    assertThat(picture.contents("text"))
        .contains("Points against the best generation before and the rival, in 200 games", "rival");
    assertInside(picture, 9);
  }

  /** The axis must not be without length, and must hold the dots. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1,64,100,0.000,0.000000,1.0000,1,",
        "1,8192,100,0.100,0.123456,0.0000,0,",
        "1,8192,100,0.100,999999999.999999,0.5000,1,",
        "1,0,0,0.000,0.050000,0.5000,1,",
        "999999999,999999999999999999,999999999999999999,999999999.999,1.000000,0.5000,1,"
      })
  void oneGenerationIsACurve(String line) throws Exception {
    assertInside(drawn(List.of(line)), 4);
    assertInside(drawn(List.of(line, LINES.get(2))), 6);
  }

  private static void assertInside(ParsedSvg picture, int dots) {
    assertThat(picture.elements("circle")).hasSize(dots).allSatisfy(dot -> {
      assertThat(ParsedSvg.number(dot, "cx")).isBetween(64.0, 616.0);
      assertThat(ParsedSvg.number(dot, "cy")).isBetween(92.0, 540.0);
    });
    assertThat(picture.contents("text"))
        .hasSizeBetween(12, 50)
        .noneMatch(text -> text.contains("NaN"));
  }

  @Test
  void knowsLinesThatNoLearningHasWritten() {
    assertThat(LINES).allMatch(LearningLine::isRight);
    assertThat(List.of(
            "",
            "2,20000,250000,3.000,NaN,0.4000,0,",
            "2,20000,250000,3.000,0.800000,0.4000",
            "2,20000,250000,3.000,0.800000,1.4000,1,",
            "<script>,1,1,1,1,1,1,",
            "3,99999999999999999999,1,1.000,0.500000,0.5000,1,"))
        .noneMatch(LearningLine::isRight);
    assertThat(LearningCurve.draw(List.of(), 200)).isEmpty();
  }
}
