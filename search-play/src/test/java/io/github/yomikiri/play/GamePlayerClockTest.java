package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Players and their time, by a clock that advances whenever it is read. */
class GamePlayerClockTest {

  private static final long MILLISECOND = 1_000_000;
  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  private long now;
  private long tick;

  private long look() {
    now += tick;
    return now;
  }

  /** A player with the clock of this test. */
  private PlayerBuilder<RandomGame> timedPlayer() {
    return Player.builder(
            Searchers.forGame(RandomGame.class).evaluator(EVALUATOR).clock(this::look))
        .clock(this::look);
  }

  @ParameterizedTest
  @CsvSource({
    // milliseconds: clock, increment, delay of each move; microseconds: each reading of the clock
    "60000, 0, 20, 600",
    "1000, 0, 10, 100",
    "1000, 100, 10, 300",
    "200, 0, 2, 50"
  })
  void theClockIsNeverLost(int left, int increment, int delay, int look) {
    tick = look * 1_000L;
    long clock = left * MILLISECOND;
    int moves = 30;
    try (Player<RandomGame> player =
        timedPlayer().movesLeft(position -> moves - position.layer() / 2).build()) {
      RandomGame position = GamePlayerTest.endless(3);
      for (int move = 0; move < moves; move++) {
        long before = now;
        GameClock game =
            GameClock.of(Duration.ofNanos(clock)).withIncrement(Duration.ofMillis(increment));
        SearchResult result = player.play(Game.of(position), Limits.clock(game));
        clock -= now - before + delay * MILLISECOND;
        assertThat(clock).as("left after move %d", move).isPositive();
        clock += increment * MILLISECOND;
        position = position.play(result.bestMove().code());
        position = position.play(position.legalMoves().get(0).code());
      }
      assertThat(clock).as("not wasted either").isLessThan(left * MILLISECOND * 8 / 10);
    }
  }

  /** The player once ended a search from outside, so an answer that was solved was called late. */
  @Test
  void aSolvedMoveIsSolvedHoweverLate() {
    tick = 400 * MILLISECOND;
    RandomGame ending = RandomGame.of(new Rules(5, 1, 6, 9, 50, 0));
    GameClock clock = GameClock.of(Duration.ofMinutes(1));
    try (Player<RandomGame> player = timedPlayer().movesLeft(position -> 30).build()) {
      SearchResult result = player.play(Game.of(ending), Limits.clock(clock));
      assertThat(result.solved()).isTrue();
      assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    }
  }

  @Test
  void aUsualTimeAmongTheLimitsApplies() {
    tick = MILLISECOND;
    List<SearchResult> iterations = new ArrayList<>();
    try (Player<RandomGame> player = timedPlayer().build()) {
      Limits limits = Limits.none().withUsualTime(Duration.ZERO, 3);
      SearchResult result =
          player.play(Game.of(GamePlayerTest.endless(3)), limits, iterations::add);
      assertThat(result.completion()).isEqualTo(Completion.TIME);
      assertThat(result.depth()).isEqualTo(3);
      GameClock clock = GameClock.of(Duration.ofHours(1));
      assertThat(player
              .play(Game.of(GamePlayerTest.endless(4)), limits.withClock(clock), iterations::add)
              .depth())
          .isEqualTo(3);
    }
    assertThat(iterations).extracting(SearchResult::depth).containsExactly(1, 2, 3, 1, 2, 3);
  }

  @Test
  void isNoOtherWhenWarm() {
    AtomicLong evaluations = new AtomicLong();
    SearcherBuilder<RandomGame> search = Searchers.forGame(RandomGame.class).evaluator(node -> {
      evaluations.incrementAndGet();
      return EVALUATOR.evaluate(node);
    });
    // The clock advances by a millisecond whenever it is read.
    tick = MILLISECOND;
    search.clock(this::look);
    try (Player<RandomGame> warm =
            Player.builder(search).variety(node -> true, 3).build();
        Player<RandomGame> cold =
            Player.builder(search).variety(node -> true, 3).build()) {
      warm.warmUp(GamePlayerTest.endless(3));
      assertThat(evaluations.get()).isGreaterThan(100);
      SearchResult result = warm.play(GamePlayerTest.endless(4), Limits.depth(4));
      assertThat(result.rootMoves())
          .isEqualTo(cold.play(GamePlayerTest.endless(4), Limits.depth(4)).rootMoves());
    }
  }

  @Test
  void aPlayerWhoseClockHasRunOutResigns() {
    tick = 400 * MILLISECOND;
    try (Player<RandomGame> player = timedPlayer()
        .build()
        .inMatches("late", Limits.clock(GameClock.of(Duration.ofSeconds(1))))) {
      Game<RandomGame> game = Game.of(GamePlayerTest.endless(1));
      player.newGame(game, 1);
      int moves = 0;
      while (player.play(game, Limits.none()).move().isPresent()) {
        moves++;
      }
      assertThat(moves).isBetween(0, 5);
      player.newGame(game, 1);
      tick = MILLISECOND;
      assertThat(player.play(game, Limits.none()).move())
          .as("the clock starts full")
          .isPresent();
    }
  }
}
