package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GtpPeriodTest {

  @ParameterizedTest
  @CsvSource({
    "1000, 1, 1",
    "30000, 30, 1",
    "300, 3, 10",
    "250, 1, 4",
    "1500, 3, 2",
    "50, 1, 20",
    "333, 1, 3",
    "60500, 61, 1",
    "1, 1, 100"
  })
  void hasTheFewestMoves(int milliseconds, long seconds, int moves) {
    assertThat(GtpPeriod.of(Duration.ofMillis(milliseconds)))
        .isEqualTo(new GtpPeriod(seconds, moves));
  }

  @Test
  void isRightWithinOnePercent() {
    for (int milliseconds = 10; milliseconds < 3_000; milliseconds++) {
      GtpPeriod period = GtpPeriod.of(Duration.ofMillis(milliseconds));
      assertThat(period.moves()).isBetween(1, 100);
      assertThat(1000.0 * period.seconds() / period.moves())
          .as("%d ms", milliseconds)
          .isCloseTo(milliseconds, Percentage.withPercentage(1));
      assertThat(period.length()).isEqualTo(Duration.ofSeconds(period.seconds()));
    }
  }
}
