package io.github.yomikiri.play.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.play.match.GameClock;
import io.github.yomikiri.play.thinking.TimeShare.MovesLeft;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class TimeShareTest {

  private static final long MILLISECOND = 1_000_000;

  @Test
  void usesUpATimeThatIsForOneMove() {
    long overhead = 30 * MILLISECOND;
    MovesLeft left = new MovesLeft(25, 19);
    GameClock one = GameClock.of(Duration.ofSeconds(10)).withMoves(1);
    assertThat(TimeShare.of(one, left, overhead).max()).isEqualTo(10_000 * MILLISECOND - overhead);
    GameClock ten = GameClock.of(Duration.ofSeconds(10)).withMoves(10);
    assertThat(TimeShare.of(ten, left, overhead).usual())
        .isEqualTo((10_000 * MILLISECOND - 10 * overhead) / 10);
  }

  @Test
  void givesMoreToMovesThatNeedThought() {
    GameClock clock = GameClock.of(Duration.ofMinutes(5));
    TimeShare early = TimeShare.of(clock, new MovesLeft(28, 22), 0);
    TimeShare late = TimeShare.of(clock, new MovesLeft(12, 6), 0);
    assertThat(late.usual()).isGreaterThan(3 * early.usual());
    assertThat(late.max()).isLessThan(Duration.ofMinutes(5).toNanos());
    assertThat(early.usual()).isGreaterThan(Duration.ofMinutes(5).toNanos() / 30);
  }

  @Test
  void givesAMoveItsPartOfTheThoughtThatIsLeft() {
    GameClock clock = GameClock.of(Duration.ofSeconds(10));
    // 1. The usual time need not divide the clock by a whole number.
    TimeShare decisive = TimeShare.of(clock, new MovesLeft(12, 2.5), 0);
    assertThat(decisive.usual()).isEqualTo(4_000 * MILLISECOND);
    // 2. Three shares would be more than the clock has.
    assertThat(decisive.max()).isEqualTo(6_000 * MILLISECOND);
    // 3. The moves until more time is added need no more than their number.
    TimeShare period = TimeShare.of(clock.withMoves(2), new MovesLeft(12, 2.5), 0);
    assertThat(period.usual()).isEqualTo(5_000 * MILLISECOND);
  }
}
