package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Statistics;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EndgameTest {

  private static final long MILLISECOND = 1_000_000;

  private final Reversi position = RandomPositions.withEmpties(20, new Random(1));

  private long now;
  private long tick;

  private final Endgame endgame = new Endgame(1, 1, Runnable::run, () -> now += tick);

  private Statistics solve(Duration time) {
    return endgame.solve(position, -65, 65, Limits.time(time)).statistics();
  }

  @Test
  void predictsTheTimeFromTheSpeedOfALongRun() {
    double guess = endgame.secondsToSolve(20);
    // A run has 256 nodes between two looks at the clock. So this machine is slower than the guess.
    tick = MILLISECOND * 4 / 10;
    double expected = Endgame.nodes(20) / solve(Duration.ofSeconds(2)).nodesPerSecond();
    assertThat(expected).isGreaterThan(5 * guess);
    assertThat(endgame.secondsToSolve(20)).isCloseTo(expected, withinPercentage(10));
  }

  @Test
  void aShortDelayHardlyMatters() {
    tick = MILLISECOND / 10;
    solve(Duration.ofSeconds(2));
    double before = endgame.secondsToSolve(20);
    tick = 10 * MILLISECOND;
    solve(Duration.ofMillis(1));
    assertThat(endgame.secondsToSolve(20)).isCloseTo(before, withinPercentage(10));
  }
}
