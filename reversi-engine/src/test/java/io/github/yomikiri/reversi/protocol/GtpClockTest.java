package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.GameClock;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class GtpClockTest {

  private static Duration seconds(int seconds) {
    return Duration.ofSeconds(seconds);
  }

  @Test
  void runsDown() {
    GtpClock clock = new GtpClock(seconds(60), seconds(0), 0);
    clock.spend(seconds(20));
    assertThat(clock.now()).contains(GameClock.of(seconds(40)));
    clock.set(seconds(30), 0);
    assertThat(clock.now()).contains(GameClock.of(seconds(30)));
    clock.spend(seconds(31));
    assertThat(clock.now()).contains(GameClock.of(seconds(0)));
  }

  @Test
  void goesIntoPeriods() {
    GtpClock clock = new GtpClock(seconds(60), seconds(30), 3);
    assertThat(clock.now()).contains(GameClock.of(seconds(60)).withOvertime(seconds(10)));
    clock.spend(seconds(65));
    assertThat(clock.now()).contains(GameClock.of(seconds(25)).withMoves(2));
    clock.spend(seconds(5));
    assertThat(clock.now()).contains(GameClock.of(seconds(20)).withMoves(1));
    clock.spend(seconds(5));
    assertThat(clock.now()).contains(GameClock.of(seconds(30)).withMoves(3));
    clock.set(seconds(4), 1);
    assertThat(clock.now()).contains(GameClock.of(seconds(4)).withMoves(1));
    // The controller decides whether a period was exceeded. The next one is whole.
    clock.spend(seconds(6));
    assertThat(clock.now()).contains(GameClock.of(seconds(30)).withMoves(3));
  }

  /** Japanese byo-yomi: a period is for one move, and begins anew with each move. */
  @Test
  void periodsOfOneMoveAreWholeForEachMove() {
    GtpClock clock = new GtpClock(seconds(60), seconds(5), 1);
    assertThat(clock.now()).contains(GameClock.of(seconds(60)).withOvertime(seconds(5)));
    clock.spend(seconds(60));
    assertThat(clock.now())
        .as("the main time is used up, and no more")
        .contains(GameClock.of(seconds(0)).withOvertime(seconds(5)));
    for (int spent : new int[] {2, 4, 5, 7}) {
      clock.spend(seconds(spent));
      assertThat(clock.now())
          .as("after a move of %d s", spent)
          .contains(GameClock.of(seconds(5)).withMoves(1));
    }
  }

  @Test
  void mayHaveNoLimit() {
    assertThat(new GtpClock(seconds(60), seconds(30), 0).now()).isEmpty();
    assertThat(new GtpClock(seconds(0), seconds(0), 0).now()).isEmpty();
    assertThat(new GtpClock(seconds(0), seconds(5), 1).now())
        .contains(GameClock.of(seconds(5)).withMoves(1));
  }
}
