package io.github.yomikiri.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class TimeShareTest {

  @Test
  void usesUpATimeThatIsForOneMove() {
    Duration overhead = Duration.ofMillis(30);
    GameClock one = GameClock.of(Duration.ofSeconds(10)).withMoves(1);
    assertThat(TimeShare.of(one, 25, 19, overhead).max())
        .as("the time less a twentieth")
        .isEqualTo(Duration.ofMillis(9_500));
    assertThat(TimeShare.of(one, 25, 19, Duration.ofSeconds(1)).max())
        .as("the time less the overhead")
        .isEqualTo(Duration.ofMillis(9_000));
    GameClock ten = GameClock.of(Duration.ofSeconds(10)).withMoves(10);
    assertThat(TimeShare.of(ten, 25, 19, overhead).usual())
        .isEqualTo(Duration.ofMillis((10_000 - 10 * 30) / 10));
  }

  @Test
  void givesMoreToMovesThatNeedThought() {
    GameClock clock = GameClock.of(Duration.ofMinutes(5));
    TimeShare early = TimeShare.of(clock, 28, 22, Duration.ZERO);
    TimeShare late = TimeShare.of(clock, 12, 6, Duration.ZERO);
    assertThat(late.usual()).isGreaterThan(early.usual().multipliedBy(3));
    assertThat(late.max()).isLessThan(Duration.ofMinutes(5));
    assertThat(early.usual()).isGreaterThan(Duration.ofMinutes(5).dividedBy(30));
  }

  @Test
  void givesAMoveItsPartOfTheThoughtThatIsLeft() {
    GameClock clock = GameClock.of(Duration.ofSeconds(10));
    // 1. The usual time need not divide the clock by a whole number.
    TimeShare decisive = TimeShare.of(clock, 12, 2.5, Duration.ZERO);
    assertThat(decisive.usual()).isEqualTo(Duration.ofSeconds(4));
    // 2. Three shares would be more than the clock has.
    assertThat(decisive.max()).isEqualTo(Duration.ofSeconds(6));
    // 3. The moves until more time is added need no more than their number.
    TimeShare period = TimeShare.of(clock.withMoves(2), 12, 2.5, Duration.ZERO);
    assertThat(period.usual()).isEqualTo(Duration.ofSeconds(5));
  }

  private static void assertShare(
      GameClock clock, Duration overhead, double usualSeconds, double maxSeconds) {
    TimeShare share = TimeShare.of(clock, 10, 10, overhead);
    assertThat(share.usual().toMillis() / 1e3).isEqualTo(usualSeconds);
    assertThat(share.max().toMillis() / 1e3).isEqualTo(maxSeconds);
  }

  @Test
  void reservesTheOverheadOfAllMoves() {
    GameClock clock = GameClock.of(Duration.ofSeconds(60));
    assertShare(clock, Duration.ZERO, 6, 18);
    assertShare(clock, Duration.ofSeconds(1), 5, 15);
    // An eighth of the clock is left for searching.
    assertShare(clock, Duration.ofSeconds(7), 0.75, 2.25);
  }

  @Test
  void dividesAShortClockEqually() {
    GameClock clock = GameClock.of(Duration.ofSeconds(1));
    // The overheads of ten moves need half of the clock, and then more than half.
    assertThat(TimeShare.of(clock, 10, 2, Duration.ofMillis(50)).usual())
        .isEqualTo(Duration.ofMillis(500 / 2));
    assertThat(TimeShare.of(clock, 10, 2, Duration.ofMillis(60)).usual())
        .isEqualTo(Duration.ofMillis(400 / 10));
  }

  @Test
  void addsMostOfTheIncrementAndOfTheOvertime() {
    GameClock clock = GameClock.of(Duration.ofSeconds(60));
    assertShare(clock.withIncrement(Duration.ofSeconds(4)), Duration.ZERO, 9, 27);
    assertShare(clock.withOvertime(Duration.ofSeconds(8)), Duration.ofSeconds(1), 12, 22);
    // At least half of the overtime is for thought.
    assertShare(clock.withOvertime(Duration.ofSeconds(1)), Duration.ofSeconds(1), 5.5, 15.5);
    // The increment comes after the move, so the clock must have the time before.
    GameClock empty = GameClock.of(Duration.ofSeconds(2)).withIncrement(Duration.ofMinutes(1));
    assertShare(empty, Duration.ZERO, 2, 2);
  }
}
