package io.github.yomikiri.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitsTest {

  @Test
  void eachFactoryLimitsOneThing() {
    Limits none = Limits.none();
    assertThat(Limits.depth(5)).isEqualTo(new Limits(5, none.nodes(), none.time(), none.stop()));
    assertThat(Limits.nodes(5)).isEqualTo(new Limits(none.depth(), 5, none.time(), none.stop()));
    assertThat(Limits.time(Duration.ofMillis(5)))
        .isEqualTo(new Limits(none.depth(), none.nodes(), Duration.ofMillis(5), none.stop()));
  }

  @Test
  void limitsAddUp() {
    StopSignal stop = new StopSignal();
    assertThat(Limits.depth(5)
            .withNodes(6)
            .withTime(Duration.ofNanos(7))
            .withStop(stop)
            .withDepth(8))
        .isEqualTo(new Limits(8, 6, Duration.ofNanos(7), stop));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 251})
  void refusesDepthsOutOfRange(int depth) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.depth(depth))
        .withMessageContaining("" + depth);
  }

  @Test
  void refusesNodesAndTimesThatAllowNothing() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.nodes(0))
        .withMessageContaining("0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.time(Duration.ZERO))
        .withMessageContaining("PT0S");
    assertThatIllegalArgumentException().isThrownBy(() -> Limits.time(Duration.ofMillis(-1)));
  }

  @Test
  void timesThatAreTooLongForNanosecondsAreForEver() {
    assertThat(Limits.none().timeNanos()).isEqualTo(Long.MAX_VALUE);
    assertThat(Limits.time(Duration.ofDays(200_000)).timeNanos()).isEqualTo(Long.MAX_VALUE);
    assertThat(Limits.time(Duration.ofNanos(Long.MAX_VALUE)).timeNanos()).isEqualTo(Long.MAX_VALUE);
    assertThat(Limits.time(Duration.ofNanos(Long.MAX_VALUE - 1)).timeNanos())
        .isEqualTo(Long.MAX_VALUE - 1);
    assertThat(Limits.time(Duration.ofMillis(3)).timeNanos()).isEqualTo(3_000_000);
  }

  @Test
  void aRaisedSignalStaysRaised() {
    StopSignal signal = new StopSignal();
    assertThat(signal.isRaised()).isFalse();
    signal.raise();
    signal.raise();
    assertThat(signal.isRaised()).isTrue();
  }

  @Test
  void nobodyRaisesTheSignalThatIsNever() {
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(StopSignal.NEVER::raise);
    assertThat(StopSignal.NEVER.isRaised()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {-6, -5, -4, 0, 4, 5, 6})
  void aScoreSaysWhatItsWindowLeavesOfIt(int score) {
    Bound expected = score <= -5 ? Bound.UPPER : score >= 5 ? Bound.LOWER : Bound.EXACT;
    assertThat(Bound.of(score, -5, 5)).isEqualTo(expected);
  }
}
