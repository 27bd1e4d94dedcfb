package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.thinking.PlayerCore.MovesLeft;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games with clocks of the test: only reading the clock takes time. */
class GameClockTest {

  private static final long MILLISECOND = 1_000_000;

  private long now;
  private long tick;

  private long look() {
    now += tick;
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
    long seed = left * 31L + increment;
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
    if (increment == 0 && left >= 10_000) {
      assertThat(clock).as("not wasted either").isLessThan(left * MILLISECOND * 6 / 10);
    }
  }

  @Test
  void savesTimeForReadingOut() {
    GameClock clock = GameClock.of(Duration.ofMinutes(1));
    Map<Integer, Duration> usual = new HashMap<>();
    Random random = new Random(7);
    Reversi position = Reversi.start();
    while (!position.isTerminal()) {
      MovesLeft left = Engine.movesLeft(position);
      Limits share = Limits.clock(clock).forMove(left.all(), left.thoughtful(), Duration.ZERO);
      usual.put(position.emptyCount(), share.usualTime().or(share::time).orElseThrow());
      List<Move> legal = position.legalMoves();
      position = position.play(legal.get(random.nextInt(legal.size()))).orElseThrow();
    }
    // The clock is full at each of these moves, so a later move always gets more.
    assertThat(usual.get(24)).isGreaterThan(usual.get(40).multipliedBy(3));
    assertThat(usual.get(28)).isLessThan(usual.get(40).multipliedBy(2));
    assertThat(usual.get(2)).isGreaterThanOrEqualTo(usual.get(18));
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
