package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.play.thinking.PlayerCore.MovesLeft;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The solver of this test takes a second with 22 empty squares, and twice as long with 23. */
class ClockPlanTest {

  private static final int ANY = 60;

  private static double secondsToSolve(int empties) {
    return Math.pow(2, empties - 22);
  }

  private static double part(int empties, double seconds) {
    Duration time = Duration.ofNanos((long) (seconds * 1e9));
    return 1
        / ClockPlan.movesLeft(empties, time, ANY, ClockPlanTest::secondsToSolve).thoughtful();
  }

  @ParameterizedTest
  @CsvSource({"6, 22", "60, 26", "300, 28"})
  void usesTheTimeUntilTheGameIsReadOut(double clock, int firstReadOut) {
    double left = clock;
    int empties = 52;
    double usual = part(empties, left) * left;
    // Reading out takes three eighths of the mean, because the table knows much already.
    for (; usual < 0.375 * secondsToSolve(empties); empties -= 2) {
      left -= usual * (empties > 30 ? 1 : 0.6);
      usual = part(empties - 2, left) * left;
    }
    assertThat(empties).isEqualTo(firstReadOut);
    assertThat(left - 0.375 * secondsToSolve(empties)).as("unused").isLessThan(clock * 0.15);
  }

  @Test
  void givesMoreToTheMovesThatDecide() {
    // With 100 s, the plan is to read out with 28 empty squares. The moves before have the weights
    // 2, 4, 6 and 8.
    double rest = 1 - 0.375 * secondsToSolve(28) / 100;
    assertThat(part(36, 100)).isCloseTo(rest / 10, within(1e-9));
    assertThat(part(28, 100)).isCloseTo(0.6, within(1e-9));
    assertThat(part(20, 100)).isCloseTo(0.6, within(1e-9));
  }

  @Test
  void dividesEquallyIfNoMoveCanReadOut() {
    MovesLeft equal = new MovesLeft(21, 21);
    Duration hour = Duration.ofHours(1);
    assertThat(ClockPlan.movesLeft(40, Duration.ZERO, ANY, ClockPlanTest::secondsToSolve))
        .isEqualTo(equal);
    assertThat(ClockPlan.movesLeft(40, hour, ANY, anyEmpties -> 1e6)).isEqualTo(equal);
    assertThat(ClockPlan.movesLeft(40, hour, 0, ClockPlanTest::secondsToSolve)).isEqualTo(equal);
  }

  @Test
  void aLongTimeIsNotTooLong() {
    Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
    assertThat(
            ClockPlan.movesLeft(60, longest, 30, ClockPlanTest::secondsToSolve).thoughtful())
        .isGreaterThan(10);
  }
}
