package io.github.yomikiri.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.DiceRace;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.SeatedNim;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sessions with dice, and with other numbers of seats than two. */
class SeatedSessionTest {

  /** A listener that writes down the games. */
  private record Heard<P extends Position<P>>(List<Game<P>> games)
      implements GameSession.Listener<P> {

    @Override
    public void changed(Game<P> game) {
      games.add(game);
    }

    @Override
    public void failed(Throwable cause) {
      throw new AssertionError(cause);
    }
  }

  private final Heard<DiceRace> heard = new Heard<>(new ArrayList<>());

  private static <P extends Position<P>> GameSession<P> session(
      P start, long seed, GameSession.Listener<P> listener) {
    return GameSession.of(Game.of(start), seed, Runnable::run, Runnable::run, listener);
  }

  private GameSession<DiceRace> race(long seed) {
    return session(DiceRace.to(10), seed, heard);
  }

  private static <P extends Position<P>> Player<P> random() {
    return Player.seeded("random", Searchers::random, Limits.none());
  }

  @Test
  void theSessionThrowsTheDice() {
    try (GameSession<DiceRace> session = race(1)) {
      assertThat(session.game().moves()).hasSize(1);
      assertThat(session.seat()).isZero();
      assertThat(heard.games).isEmpty();
      while (!session.isOver()) {
        int before = session.game().moves().size();
        session.play("+1");
        assertThat(session.game().moves()).hasSize(before + (session.isOver() ? 1 : 2));
        assertThat(session.game().isChance()).isFalse();
        assertThat(heard.games.get(heard.games.size() - 1)).isSameAs(session.game());
      }
      assertThat(heard.games).hasSize(19);
      assertThat(session.outcome()).isEqualTo(Outcome.FIRST_WON);
      Game<DiceRace> all = session.game();
      try (GameSession<DiceRace> same = race(1)) {
        while (!same.isOver()) {
          same.play("+1");
        }
        assertThat(same.game()).isEqualTo(all);
        same.newGame(Game.of(DiceRace.to(10)), 2);
        assertThat(same.game().moves()).hasSize(1);
        while (!same.isOver()) {
          same.play("+1");
        }
        assertThat(same.game()).isNotEqualTo(all);
      }
    }
  }

  @Test
  void movesAreTakenBackWithTheDiceAfterThem() {
    try (GameSession<DiceRace> session = race(1)) {
      Game<DiceRace> start = session.game();
      assertThat(session.takeBack()).isFalse();
      session.play("+1");
      Game<DiceRace> one = session.game();
      session.play("+1");
      Game<DiceRace> two = session.game();
      assertThat(session.takeBack()).isTrue();
      assertThat(session.game()).isEqualTo(one);
      assertThat(session.redo()).isTrue();
      assertThat(session.game()).isEqualTo(two);
      assertThat(session.redo()).isFalse();
      assertThat(session.goTo(4)).isTrue();
      assertThat(session.game()).isEqualTo(two);
      assertThat(session.goTo(0)).isTrue();
      assertThat(session.game()).isEqualTo(start);
      assertThat(session.takeBackToPerson()).isFalse();
      assertThat(session.longest()).isEqualTo(two);
      session.play("+1");
      assertThat(session.game()).isEqualTo(one);
      session.resign(1);
      assertThat(session.takeBack()).isTrue();
      assertThat(session.game()).isEqualTo(one);
    }
  }

  @Test
  void aPlayerAnswersAndAPersonTakesBack() {
    try (GameSession<DiceRace> session = race(3)) {
      session.setPlayer(1, random());
      session.play("+1");
      assertThat(session.think(Limits.none())).isTrue();
      assertThat(session.seat()).isZero();
      assertThat(session.game().moves()).hasSize(5);
      Game<DiceRace> before = session.game();
      session.play("+1");
      session.think(Limits.none());
      assertThat(session.takeBackToPerson()).isTrue();
      assertThat(session.game()).isEqualTo(before);
    }
  }

  @Test
  void aSavedGameGoesOn() {
    try (GameSession<DiceRace> session = race(5);
        GameSession<DiceRace> other = race(5)) {
      session.play("+1");
      session.play("+1");
      other.load(session.text());
      assertThat(other.game()).isEqualTo(session.game());
      other.load(
          session.text(PositionText.ofStart(DiceRace.to(10))),
          PositionText.ofStart(DiceRace.to(10)));
      session.play("+1");
      other.play("+1");
      assertThat(other.game()).isEqualTo(session.game());
      other.load("d1 +1");
      assertThat(other.game().moves()).hasSize(3);
    }
  }

  @Test
  void personsAndPlayersHaveAnySeats() {
    Heard<SeatedNim> all = new Heard<>(new ArrayList<>());
    try (GameSession<SeatedNim> session = session(new SeatedNim(12, 0, 3), 1, all)) {
      session.setPlayer(1, random());
      session.setPlayer(2, random());
      session.play("1");
      assertThat(session.think(Limits.none())).isTrue();
      assertThat(session.think(Limits.none())).isTrue();
      assertThat(session.think(Limits.none())).isFalse();
      assertThat(session.seat()).isZero();
      session.takeBackToPerson();
      assertThat(session.game().moves()).isEmpty();
      session.resign(2);
      assertThat(session.isOver()).isTrue();
      assertThat(session.resigned()).hasValue(2);
      assertThat(session.outcome()).isEqualTo(Outcome.FIRST_WON);
      session.takeBack();
      session.resign(0);
      assertThat(session.outcome()).isEqualTo(Outcome.SECOND_WON);
      assertThatThrownBy(() -> session.newGame(Game.of(new SeatedNim(12, 0, 4)), 1))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a game of 4 seats in a session of 3");
    }
    try (GameSession<SeatedNim> alone = session(new SeatedNim(3, 0, 1), 1, all)) {
      alone.play("1");
      alone.play("2");
      assertThat(alone.outcome()).isEqualTo(Outcome.FIRST_WON);
    }
  }
}
