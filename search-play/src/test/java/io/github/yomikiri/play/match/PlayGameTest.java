package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlayGameTest {

  private static final List<PlayerTime> NO_TIME = List.of(PlayerTime.NONE, PlayerTime.NONE);

  private static <N extends Node<N>> GameResult<N> play(
      Game<N> opening, Player<N> first, Player<N> second) {
    return Match.playGame(opening, first, second, 1, StopSignal.NEVER);
  }

  @Test
  void alternatesFromTheStart() {
    ScriptedPlayer<Bids> two = ScriptedPlayer.always("two", 2);
    ScriptedPlayer<Bids> one = ScriptedPlayer.always("one", 1);

    GameResult<Bids> result = play(Game.of(Bids.start(4)), two, one);

    assertThat(result.game().moves()).extracting(Move::code).containsExactly(2, 1, 2, 1);
    assertThat(result.game().score()).hasValue(2);
    assertThat(result.ending()).isEqualTo(Ending.PLAYED_OUT);
    assertThat(result.outcome()).isEqualTo(Outcome.FIRST_WON);
    assertThat(result).hasToString("two (first), one (second): +2 [2 1 2 1]");
    assertThat(two.asked).extracting(game -> game.moves().size()).containsExactly(0, 2);
    assertThat(one.asked).extracting(game -> game.moves().size()).containsExactly(1, 3);
  }

  @Test
  void anOddOpeningLeavesTheTurnToTheSecondMover() {
    Game<Bids> opening = Game.of(Bids.start(4), List.of(new Move(0, "0")));

    GameResult<Bids> result =
        play(opening, ScriptedPlayer.always("one", 1), ScriptedPlayer.always("two", 2));

    assertThat(result.game()).hasToString("0 2 1 2");
    assertThat(result.outcome()).isEqualTo(Outcome.SECOND_WON);
    assertThat(result.game().score()).hasValue(-3);
  }

  @Test
  void anEqualScoreIsADraw() {
    GameResult<Bids> result =
        play(Game.of(Bids.start(2)), ScriptedPlayer.always("a", 1), ScriptedPlayer.always("b", 1));

    assertThat(result.outcome()).isEqualTo(Outcome.DRAWN);
    assertThat(result).hasToString("a (first), b (second): 0 [1 1]");
  }

  @Test
  void aForcedMoveIsNotAskedFor() {
    ScriptedPlayer<Nim> first = ScriptedPlayer.always("first", 1);
    ScriptedPlayer<Nim> second = ScriptedPlayer.always("second", 1);

    GameResult<Nim> result = play(Game.of(new Nim(3)), first, second);

    assertThat(result.game()).hasToString("take 1 take 1 take 1");
    assertThat(first.asked).extracting(Game::position).containsExactly(new Nim(3));
    assertThat(second.asked).extracting(Game::position).containsExactly(new Nim(2));
  }

  @Test
  void anIllegalMoveLoses() {
    GameResult<Nim> result = play(
        Game.of(new Nim(4)), ScriptedPlayer.always("three", 3), ScriptedPlayer.always("nine", 9));
    GameResult<Nim> swapped = play(
        Game.of(new Nim(4)), ScriptedPlayer.always("nine", 9), ScriptedPlayer.always("three", 3));

    // Three leaves a heap of one, which is a forced move, so the player "nine" is never called.
    assertThat(result.ending()).isEqualTo(Ending.PLAYED_OUT);
    assertThat(swapped.ending()).isEqualTo(Ending.ILLEGAL_MOVE);
    assertThat(swapped.illegalMove()).contains(new Move(9, "9"));
    assertThat(swapped.game()).isEqualTo(Game.of(new Nim(4)));
    assertThat(swapped.outcome()).isEqualTo(Outcome.SECOND_WON);
    assertThat(swapped)
        .hasToString(
            "nine (first), three (second): nine played 9, which is illegal in Nim[heap=4] []");
  }

  @Test
  void whoResignsLoses() {
    ScriptedPlayer<Nim> quitter = new ScriptedPlayer<>("quitter", game -> Optional.empty());

    GameResult<Nim> result = play(Game.of(new Nim(9)), ScriptedPlayer.always("one", 1), quitter);

    assertThat(result.ending()).isEqualTo(Ending.RESIGNED);
    assertThat(result.outcome()).isEqualTo(Outcome.FIRST_WON);
    assertThat(result).hasToString("one (first), quitter (second): quitter resigned [take 1]");
  }

  @Test
  void aStoppedGameIsNobodys() {
    StopSignal stop = new StopSignal();
    ScriptedPlayer<Nim> stopper = new ScriptedPlayer<>("stopper", game -> {
      stop.raise();
      return Optional.of(new Move(1, "take 1"));
    });

    GameResult<Nim> result =
        Match.playGame(Game.of(new Nim(9)), ScriptedPlayer.always("one", 1), stopper, 1, stop);

    assertThat(result.ending()).isEqualTo(Ending.STOPPED);
    assertThat(result.outcome()).isEqualTo(Outcome.UNFINISHED);
    assertThat(result.game()).hasToString("take 1");
    assertThat(result).hasToString("one (first), stopper (second): stopped [take 1]");
  }

  /** A match that resumes compares games, and the same game may have taken another time. */
  @Test
  void timesMakeNoDifference() {
    Game<Nim> going = Game.of(new Nim(3));
    PlayerTime time = new PlayerTime(Duration.ofMillis(7), Optional.empty(), 9);
    GameResult<Nim> slow = new GameResult<>(
        going, List.of("a", "b"), Ending.RESIGNED, Optional.empty(), List.of(time, time));
    GameResult<Nim> quick =
        new GameResult<>(going, List.of("a", "b"), Ending.RESIGNED, Optional.empty(), NO_TIME);
    GameResult<Nim> other =
        new GameResult<>(going, List.of("a", "c"), Ending.RESIGNED, Optional.empty(), NO_TIME);
    assertThat(quick)
        .isEqualTo(slow)
        .hasSameHashCodeAs(slow)
        .isNotEqualTo(other)
        .doesNotHaveSameHashCodeAs(other);
  }

  @Test
  void playersAreToldOfTheGameAndSeededApart() {
    ScriptedPlayer<Nim> first = ScriptedPlayer.always("first", 1);
    ScriptedPlayer<Nim> second = ScriptedPlayer.always("second", 1);

    play(Game.of(new Nim(3)), first, second);
    play(Game.of(new Nim(3)), first, second);

    assertThat(first.openings).containsExactly(Game.of(new Nim(3)), Game.of(new Nim(3)));
    assertThat(first.seeds.get(0)).isEqualTo(first.seeds.get(1)).isNotEqualTo(second.seeds.get(0));
  }

  @Test
  void aResultsPartsMustAgree() {
    Game<Nim> going = Game.of(new Nim(3));

    for (Ending ending : List.of(Ending.PLAYED_OUT, Ending.ILLEGAL_MOVE)) {
      assertThatThrownBy(
              () -> new GameResult<>(going, List.of("a", "b"), ending, Optional.empty(), NO_TIME))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(
            () -> new GameResult<>(going, List.of("a"), Ending.RESIGNED, Optional.empty(), NO_TIME))
        .hasMessage("a game of 2 seats has the players [a] and 2 times");
  }
}
