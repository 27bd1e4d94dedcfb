package io.github.yomikiri.bench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparisonTest {

  private static final Map<String, List<Double>> SCORES =
      Map.of("tested", List.of(10.0, 90.0, 8.0), "base", List.of(20.0, 10.0, 15.0, 30.0));

  @Test
  void comparesMedians() {
    assertThat(Comparison.noted("n", "tested", "base").ratio(SCORES)).isEqualTo(10.0 / 17.5);
  }

  @Test
  void printsTheTargetAndWhetherItIsMissed() {
    assertThat(Comparison.atLeast(0.5, "speed", "tested", "base").line(SCORES))
        .matches("speed +0.571 +at least 0.50");
    assertThat(Comparison.atLeast(0.6, "speed", "tested", "base").line(SCORES))
        .matches("speed +0.571 +at least 0.60 +MISSED");
    assertThat(Comparison.atMost(0.6, "time", "tested", "base").line(SCORES))
        .matches("time +0.571 +at most 0.60");
    assertThat(Comparison.atMost(0.5, "time", "tested", "base").line(SCORES))
        .matches("time +0.571 +at most 0.50 +MISSED");
    assertThat(Comparison.noted("none", "tested", "base").line(SCORES)).matches("none +0.571");
  }
}
