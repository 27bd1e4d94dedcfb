package io.github.yomikiri.search.probcut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SelectivityTest {

  @ParameterizedTest
  @EnumSource
  void theMarginHasTheLevelsProbability(Selectivity level) {
    assertThat(100 * probabilityWithin(level.margin())).isCloseTo(level.percent(), within(0.005));
    assertThat(level.name())
        .isEqualTo(level == Selectivity.FULL_WIDTH ? "FULL_WIDTH" : "PERCENT_" + level.percent());
  }

  /**
   * Integrates the standard normal density over {@code [-margin, margin]} by the trapezium rule.
   */
  private static double probabilityWithin(double margin) {
    double end = Math.min(margin, 10);
    int steps = 100_000;
    double sum = 0;
    for (int i = 0; i <= steps; i++) {
      double x = -end + 2 * end * i / steps;
      sum += Math.exp(-x * x / 2) * (i == 0 || i == steps ? 0.5 : 1);
    }
    return sum * 2 * end / steps / Math.sqrt(2 * Math.PI);
  }
}
