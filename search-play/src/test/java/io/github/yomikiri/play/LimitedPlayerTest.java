package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class LimitedPlayerTest {

  private static final Game<TicTacToe> GAME = Game.of(TicTacToe.START);

  private final List<GameClock> clocks = new ArrayList<>();
  private final List<TicTacToe> warmed = new ArrayList<>();
  private Limits seen = Limits.none();
  private Duration elapsed = Duration.ZERO;

  private final List<String> calls = new ArrayList<>();

  /** A player that takes the time that the test sets. */
  private final class Scripted implements Player<TicTacToe> {

    @Override
    public String name() {
      return "scripted";
    }

    @Override
    public void newGame(Game<TicTacToe> opening, long seed) {
      clocks.clear();
    }

    @Override
    public void warmUp(TicTacToe position) {
      warmed.add(position);
    }

    @Override
    public SearchResult play(Game<TicTacToe> game, Limits limits, Consumer<SearchResult> listener) {
      seen = limits;
      limits.clock().ifPresent(clocks::add);
      return SearchResult.builder(game.position().legalMoves().get(0))
          .statistics(Statistics.of(7, elapsed))
          .build();
    }

    @Override
    public SearchResult analyze(
        Game<TicTacToe> game, int moves, Limits limits, Consumer<SearchResult> listener) {
      calls.add("analyze " + moves);
      return play(game, limits, listener);
    }

    @Override
    public void ponder(Game<TicTacToe> game, Executor executor) {
      calls.add("ponder " + game);
    }

    @Override
    public void stopPondering() {
      calls.add("stop");
    }

    @Override
    public Optional<Duration> processorTimeElsewhere() {
      return Optional.of(Duration.ofMillis(5));
    }

    @Override
    public void close() {
      calls.add("close");
    }
  }

  @Test
  void whatNeedsNoClockReachesThePlayer() {
    Game<TicTacToe> next = GAME.play("b2");
    try (Player<TicTacToe> player = new Scripted().inMatches("it", Limits.depth(3))) {
      assertThat(player).hasToString("it");
      assertThat(player.name()).isEqualTo("it");
      player.ponder(next, Runnable::run);
      player.stopPondering();
      assertThat(
              player.analyze(next, 2, Limits.depth(4), soFar -> {}).statistics().nodes())
          .isEqualTo(7);
      assertThat(seen).isEqualTo(Limits.depth(3));
      assertThat(player.processorTimeElsewhere()).hasValue(Duration.ofMillis(5));
    }
    assertThat(calls).containsExactly("ponder " + next, "stop", "analyze 2", "close");
  }

  @Test
  void whoeverIsWarmIsNotWarmedAgain() {
    try (Player<TicTacToe> player = player(clock(1000))) {
      player.warmUp(TicTacToe.after(4));
      player.newGame(GAME, 1);
    }
    assertThat(warmed).containsExactly(TicTacToe.after(4));
  }

  private Player<TicTacToe> player(GameClock clock) {
    return new Scripted().inMatches("it", Limits.clock(clock));
  }

  private boolean moves(Player<TicTacToe> player, int millis) {
    elapsed = Duration.ofMillis(millis);
    return player.play(GAME, Limits.none()).move().isPresent();
  }

  private static GameClock clock(int millis) {
    return GameClock.of(Duration.ofMillis(millis));
  }

  @Test
  void isWarmBeforeItsFirstGameWithAClock() {
    try (Player<TicTacToe> player = player(clock(1000));
        Player<TicTacToe> untimed = new Scripted().inMatches("untimed", Limits.none())) {
      untimed.newGame(GAME, 1);
      assertThat(warmed).isEmpty();
      player.newGame(GAME, 1);
      player.newGame(GAME, 2);
    }
    assertThat(warmed).containsExactly(TicTacToe.START);
  }

  @Test
  void theIncrementIsAddedAfterEachMove() {
    GameClock full = clock(1000).withIncrement(Duration.ofMillis(100));
    try (Player<TicTacToe> player = player(full)) {
      assertThat(moves(player, 1000)).isTrue();
      assertThat(moves(player, 30)).isTrue();
      elapsed = Duration.ofMillis(171);
      SearchResult late = player.play(GAME, Limits.none());
      assertThat(late.completion()).isEqualTo(Completion.OUT_OF_TIME);
      assertThat(late.statistics().nodes()).as("counted all the same").isEqualTo(7);
    }
    Duration increment = Duration.ofMillis(100);
    assertThat(clocks)
        .containsExactly(
            full, clock(100).withIncrement(increment), clock(170).withIncrement(increment));
  }

  @Test
  void eachMoveHasTheWholeOvertime() {
    Duration overtime = Duration.ofMillis(200);
    try (Player<TicTacToe> player = player(clock(300).withOvertime(overtime))) {
      assertThat(moves(player, 100)).isTrue();
      assertThat(moves(player, 400)).isTrue();
      assertThat(moves(player, 200)).isTrue();
      assertThat(moves(player, 1)).isTrue();
      assertThat(moves(player, 201)).isFalse();
      assertThat(clocks)
          .containsExactly(
              clock(300).withOvertime(overtime),
              clock(200).withOvertime(overtime),
              clock(0).withOvertime(overtime),
              clock(0).withOvertime(overtime),
              clock(0).withOvertime(overtime));
      player.newGame(GAME, 1);
      assertThat(moves(player, 500)).as("the clock starts full").isTrue();
    }
  }

  @Test
  void timeIsAddedAfterTheMovesThatItIsFor() {
    try (Player<TicTacToe> player = player(clock(300).withMoves(2))) {
      assertThat(moves(player, 100)).isTrue();
      assertThat(moves(player, 150)).isTrue();
      assertThat(moves(player, 350)).isTrue();
      assertThat(moves(player, 1)).isFalse();
    }
    assertThat(clocks)
        .containsExactly(
            clock(300).withMoves(2),
            clock(200).withMoves(1),
            clock(350).withMoves(2),
            clock(0).withMoves(1));
  }

  /** Such a clock once lost before the first move. */
  @Test
  void byoYomiCanBePlayed() {
    GameClock byoYomi = clock(0).withOvertime(Duration.ofSeconds(60));
    try (Player<TicTacToe> player = Player.builder(Searchers.forGame(TicTacToe.class))
        .build()
        .inMatches("it", Limits.depth(2).withClock(byoYomi))) {
      player.newGame(GAME, 1);
      assertThat(player.play(GAME, Limits.none()).move()).isPresent();
      assertThat(player.play(GAME.play("b2").play("a1"), Limits.none()).move()).isPresent();
    }
  }

  @Test
  void bothStopSignalsApply() {
    for (boolean raiseOwn : new boolean[] {false, true}) {
      StopSignal own = new StopSignal();
      StopSignal ofMatch = new StopSignal();
      try (Player<TicTacToe> player =
          new Scripted().inMatches("it", Limits.depth(3).withStop(own))) {
        player.play(GAME, Limits.none().withStop(ofMatch));
        assertThat(seen.depth()).hasValue(3);
        assertThat(seen.stop().isRaised()).isFalse();
        (raiseOwn ? own : ofMatch).raise();
        assertThat(seen.stop().isRaised()).isTrue();
      }
    }
  }
}
