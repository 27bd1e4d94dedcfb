package io.github.yomikiri.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class TemporalDifferencesTest {

  private static final TemporalDifferences USUAL = TemporalDifferences.usual();

  @Test
  void hasUsualSettings() {
    assertThat(USUAL).isEqualTo(new TemporalDifferences(0.8, 0.4, 0.1, 0.5, 12, 1_000));
  }

  @Test
  void eachSettingCanBeChanged() {
    assertThat(USUAL
            .withLambda(0)
            .withRate(1)
            .withExploration(0.5)
            .withRandomStarts(1, 3)
            .withMaxPlies(7))
        .isEqualTo(new TemporalDifferences(0, 1, 0.5, 1, 3, 7));
  }

  @Test
  void wrongNumbersAreRejected() {
    String share = "; expected 0 to 1";
    assertRejected(() -> USUAL.withLambda(-0.1), "lambda -0.1" + share);
    assertRejected(() -> USUAL.withLambda(1.1), "lambda 1.1" + share);
    assertRejected(() -> USUAL.withLambda(Double.NaN), "lambda NaN" + share);
    assertRejected(() -> USUAL.withRate(0), "rate 0.0; expected more than 0, and at most 1");
    assertRejected(() -> USUAL.withRate(1.5), "rate 1.5; expected more than 0, and at most 1");
    assertRejected(() -> USUAL.withExploration(1), "exploration 1.0; expected 0 to less than 1");
    assertRejected(() -> USUAL.withRandomStarts(2, 1), "share of random starts 2.0" + share);
    assertRejected(
        () -> USUAL.withRandomStarts(0, -1), "number of random plies -1; expected at least 0");
    assertRejected(() -> USUAL.withMaxPlies(0), "number of plies 0; expected at least 1");
  }

  private static void assertRejected(Supplier<TemporalDifferences> call, String message) {
    assertThatThrownBy(call::get).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }
}
