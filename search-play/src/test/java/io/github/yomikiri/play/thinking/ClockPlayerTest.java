package io.github.yomikiri.play.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.GamePlayer;
import io.github.yomikiri.play.match.GameClock;
import io.github.yomikiri.play.match.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClockPlayerTest {

  private static final Game<TicTacToe> GAME = Game.of(TicTacToe.START);

  private final List<GameClock> clocks = new ArrayList<>();
  private Limits seen = Limits.none();
  private Duration elapsed = Duration.ZERO;

  /** A program that takes the time that the test sets. */
  private final class Scripted implements ClockPlayer.Program<TicTacToe> {

    @Override
    public void newGame(long seed) {
      clocks.clear();
    }

    @Override
    public ClockPlayer.Answer choose(TicTacToe position, Limits limits) {
      seen = limits;
      Optional<Move> move = position.legalMoves().stream().findFirst();
      return new ClockPlayer.Answer(move, elapsed, 7);
    }

    @Override
    public ClockPlayer.Answer choose(TicTacToe position, GameClock clock, Limits limits) {
      clocks.add(clock);
      return choose(position, limits);
    }

    @Override
    public void close() {}
  }

  private Player<TicTacToe> player(GameClock clock) {
    return new ClockPlayer<>("it", new Scripted(), Limits.none(), Optional.of(clock));
  }

  private boolean moves(Player<TicTacToe> player, int millis) {
    elapsed = Duration.ofMillis(millis);
    return player.choose(GAME).isPresent();
  }

  private static GameClock clock(int millis) {
    return GameClock.of(Duration.ofMillis(millis));
  }

  @Test
  void theIncrementIsAddedAfterEachMove() {
    GameClock full = clock(1000).withIncrement(Duration.ofMillis(100));
    try (Player<TicTacToe> player = player(full)) {
      assertThat(moves(player, 1000)).isTrue();
      assertThat(moves(player, 30)).isTrue();
      assertThat(moves(player, 171)).isFalse();
      assertThat(player.nodes()).isEqualTo(3 * 7);
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
      player.newGame(GAME, 1, StopSignal.NEVER);
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
    try (Player<TicTacToe> player = GamePlayer.of(Searchers.forGame(TicTacToe.class))
        .build()
        .inMatches("it", Limits.depth(2), byoYomi)) {
      player.newGame(GAME, 1, StopSignal.NEVER);
      assertThat(player.choose(GAME)).isPresent();
      assertThat(player.choose(GAME.play("b2").play("a1"))).isPresent();
    }
  }

  @Test
  void bothStopSignalsApply() {
    for (boolean raiseOwn : new boolean[] {false, true}) {
      StopSignal own = new StopSignal();
      StopSignal ofMatch = new StopSignal();
      try (Player<TicTacToe> player = new ClockPlayer<>(
          "it", new Scripted(), Limits.depth(3).withStop(own), Optional.empty())) {
        player.newGame(GAME, 1, ofMatch);
        assertThat(moves(player, 0)).isTrue();
        assertThat(seen.depth()).hasValue(3);
        assertThat(seen.stop().isRaised()).isFalse();
        (raiseOwn ? own : ofMatch).raise();
        assertThat(seen.stop().isRaised()).isTrue();
      }
    }
  }
}
