package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games with clocks of the test: only reading the clock takes time, and some readings take
 * long. So the speed of the machine does not matter.
 */
class GameClockTest {

  private static final long MILLISECOND = 1_000_000;

  private long now;
  private long tick;
  private int looks;
  private int looksToStall = Integer.MAX_VALUE;

  private long look() {
    looks++;
    now += looks % looksToStall == 0 ? 100 * MILLISECOND : tick;
    return now;
  }

  private Engine engine(long newTick, Duration overhead) {
    tick = newTick;
    return Engine.builder().tables(1, 1).overhead(overhead).clock(this::look).build();
  }

  @ParameterizedTest
  @CsvSource({
    // milliseconds: clock, increment, delay of each move; microseconds: each reading of the clock
    "300000, 0, 20, 600",
    "60000, 0, 0, 700",
    "10000, 0, 15, 600",
    "1000, 0, 10, 100",
    "200, 0, 2, 50",
    "5000, 500, 10, 600",
    "100, 1000, 10, 600"
  })
  @Tag("once")
  void isNeverLost(int left, int increment, int delay, int look) {
    long clock = leftAfterAGame(left, increment, delay, look, left * 31L + increment);
    if (increment == 0 && left >= 10_000) {
      assertThat(clock).as("not wasted either").isLessThan(left * MILLISECOND / 5);
    }
  }

  /** The solver of this machine visits about a million nodes in a second. */
  @ParameterizedTest
  @ValueSource(ints = {Integer.MAX_VALUE, 750})
  @Tag("once")
  void isNotLostOnASlowMachineThatStalls(int newLooksToStall) {
    looksToStall = newLooksToStall;
    for (long seed = 1; seed <= 4; seed++) {
      leftAfterAGame(3_000, 0, 20, 200, seed);
    }
  }

  /** Plays a game against random moves, and returns the time left in nanoseconds. */
  private long leftAfterAGame(int left, int increment, int delay, int look, long seed) {
    Random random = new Random(seed);
    Engine engine = engine(look * 1_000L, Duration.ofMillis(30));
    long clock = left * MILLISECOND;
    Reversi position = Reversi.start();
    while (!position.isTerminal()) {
      List<Move> legal = position.legalMoves();
      // The other side moves at random, and its time does not matter.
      Move theirs = legal.get(random.nextInt(legal.size()));
      position = position.play(theirs.code());
      if (position.isTerminal()) {
        break;
      }
      long before = now;
      GameClock game =
          GameClock.of(Duration.ofNanos(clock)).withIncrement(Duration.ofMillis(increment));
      SearchResult analysis = engine.play(Game.of(position), Limits.clock(game));
      clock -= now - before + delay * MILLISECOND;
      assertThat(clock)
          .as("left with " + position.emptyCount() + " empty, seed " + seed)
          .isPositive();
      clock += increment * MILLISECOND;
      position = position.play(analysis.bestMove()).orElseThrow();
    }
    return clock;
  }

  @Test
  void keepsToOvertime() {
    Engine engine = engine(2 * MILLISECOND, Duration.ofMillis(30));
    Random random = new Random(9);
    for (int empties = 59; empties > 5; empties -= 6) {
      Reversi position = RandomPositions.withEmpties(empties, random);
      long before = now;
      GameClock clock = GameClock.of(Duration.ZERO).withOvertime(Duration.ofMillis(800));
      engine.play(Game.of(position), Limits.clock(clock));
      assertThat(now - before).as("with " + empties).isLessThan(790 * MILLISECOND);
    }
  }

  @Test
  void thinksToTheEndOfATimeThatIsForOneMove() {
    Engine engine = engine(MILLISECOND, Duration.ofMillis(30));
    Reversi position = RandomPositions.withEmpties(45, new Random(6));
    GameClock clock = GameClock.of(Duration.ofSeconds(2)).withMoves(1);
    long before = now;
    engine.play(Game.of(position), Limits.clock(clock));
    assertThat(now - before).isBetween(1_900 * MILLISECOND, 1_995 * MILLISECOND);
  }

  @Test
  void learnsHowLateItIs() {
    // A move may take at most 36 seconds, and each look at the clock takes five. So the first move
    // is
    // late, and the engine then reserves more time.
    Engine engine = engine(5_000 * MILLISECOND, Duration.ZERO);
    GameClock clock = GameClock.of(Duration.ofSeconds(60)).withMoves(2);
    Reversi position = RandomPositions.withEmpties(40, new Random(2));
    long before = now;
    engine.play(Game.of(position), Limits.clock(clock));
    long first = now - before;
    before = now;
    engine.play(Game.of(position), Limits.clock(clock));
    assertThat(now - before).isLessThan(first);
  }

  @Test
  void forgetsThatItWasLateOnce() {
    Engine engine = engine(MILLISECOND, Duration.ZERO);
    Reversi position = RandomPositions.withEmpties(40, new Random(2));
    GameClock clock = GameClock.of(Duration.ofSeconds(20));
    long usual = timeFor(engine, position, clock);
    tick = 4_000 * MILLISECOND;
    timeFor(engine, position, clock);
    tick = MILLISECOND;
    assertThat(timeFor(engine, position, clock)).isLessThan(usual);
    for (int move = 0; move < 10; move++) {
      timeFor(engine, position, clock);
    }
    assertThat(timeFor(engine, position, clock)).isGreaterThan(usual / 2);
  }

  private long timeFor(Engine engine, Reversi position, GameClock clock) {
    long before = now;
    engine.play(Game.of(position), Limits.clock(clock));
    return now - before;
  }

  @Test
  void aSolverThatFailsDoesNotUndoWhatWasKnownBefore() {
    int failures = 0;
    for (int seed = 0; seed < 30; seed++) {
      Engine engine = engine(3 * MILLISECOND, Duration.ZERO);
      Reversi position = RandomPositions.withEmpties(22, new Random(seed));
      List<Integer> depths = new ArrayList<>();
      GameClock clock = GameClock.of(Duration.ofSeconds(8));
      SearchResult analysis =
          engine.play(Game.of(position), Limits.clock(clock), soFar -> depths.add(soFar.depth()));
      if (!analysis.solved()) {
        assertThat(analysis.depth())
            .as("seed " + seed)
            .isGreaterThanOrEqualTo(Collections.max(depths));
        failures += depths.lastIndexOf(1) > 0 ? 1 : 0;
      }
    }
    assertThat(failures).as("solvers that failed").isPositive();
  }

  @Test
  void takesNoTimeForAForcedMove() {
    Engine engine = engine(MILLISECOND, Duration.ZERO);
    Random random = new Random(4);
    Reversi position = RandomPositions.withEmpties(30, random);
    while (position.legalMoves().size() != 1) {
      position = RandomPositions.withEmpties(20 + random.nextInt(30), random);
    }
    engine.play(
        Game.of(position), Limits.none().withClock(GameClock.of(Duration.ofHours(1))), soFar -> {});
    assertThat(now).isLessThan(5_000 * MILLISECOND);
  }

  @Test
  void refusesNegativeTimes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameClock.of(Duration.ofSeconds(-1)))
        .withMessage("time left PT-1S is negative");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameClock.of(Duration.ZERO).withMoves(-1))
        .withMessage("number of moves -1 is negative");
  }
}
