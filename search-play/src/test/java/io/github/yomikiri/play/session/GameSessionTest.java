package io.github.yomikiri.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** People move, take back and resign, and games are texts. */
class GameSessionTest extends RecordedSession {
  @Test
  void peopleMoveByTurns() {
    session.play("b2");
    session.play(session.legalMoves().get(0));
    assertThat(heard).containsExactly("game b2", "game b2 a1");
    assertThat(session.seat()).isZero();
    assertThat(session.game()).hasToString("b2 a1");
  }

  @Test
  void aMoveThatCannotBeMadeSaysWhy() {
    session.play("b2");
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> session.play("b2"))
        .withMessageContaining("move b2 is not legal after [b2]");
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> session.play(new Move(4, "b2")))
        .withMessageContaining("b2 is not legal");
    session.setPlayer(1, first());
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> session.play("a1"))
        .withMessage("move a1 is a person's, but it is the turn of scripted");
    session.setPerson(1);
    session.resign(1);
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> session.play("a1"))
        .withMessage("move a1 comes after the end of the game");
    assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> session.resign(0));
    assertThat(session.game()).hasToString("b2");
  }

  @Test
  void whoHasNoMoveResigns() {
    session.setPlayer(0, new Scripted(position -> SearchResult.resignation()));
    session.think(Limits.none());
    run();
    assertThat(heard).containsExactly("begins []", "plays Optional.empty", "game ", "ended");
    assertThat(session.resigned()).hasValue(0);
    assertThat(session.isOver()).isTrue();
    assertThat(session.outcome()).isEqualTo(Outcome.SECOND_WON);
    assertThat(session.takeBackToPerson()).as("no person was to move").isFalse();
    assertThat(session.takeBack()).isTrue();
    assertThat(session.isOver()).isFalse();
    assertThat(session.outcome()).isEqualTo(Outcome.UNFINISHED);
    session.setPerson(0);
    session.resign(1);
    assertThat(session.outcome()).isEqualTo(Outcome.FIRST_WON);
    assertThat(session.takeBackToPerson()).isTrue();
    assertThat(session.resigned()).isEmpty();
  }

  @Test
  void movesThatWereTakenBackCanBeMadeAgain() {
    session.load("a1 b1 c1");
    session.setPlayer(1, first());
    assertThat(session.redo()).isFalse();
    assertThat(session.takeBackToPerson()).isTrue();
    assertThat(session.game()).hasToString("a1 b1");
    assertThat(session.takeBackToPerson()).isTrue();
    assertThat(session.game()).hasToString("");
    assertThat(session.takeBack()).isFalse();
    assertThat(session.redo()).isTrue();
    assertThat(session.redo()).isTrue();
    assertThat(session.game()).hasToString("a1 b1");
    session.play("c3");
    assertThat(session.redo()).isFalse();
    session.takeBack();
    session.resign(0);
    assertThat(session.redo()).isFalse();
  }

  @Test
  void goesToAnyMoveOfTheGame() {
    session.load("a1 b1 c1");
    assertThat(session.goTo(1)).isTrue();
    assertThat(session.game()).hasToString("a1");
    assertThat(session.longest()).hasToString("a1 b1 c1");
    assertThat(session.goTo(3)).isTrue();
    assertThat(session.game()).hasToString("a1 b1 c1");
    assertThat(session.goTo(4)).isFalse();
    assertThat(session.goTo(-1)).isFalse();
    assertThat(session.goTo(0)).isTrue();
    session.play("c3");
    assertThat(session.longest()).hasToString("c3");
  }

  @Test
  void playersChangeDuringTheGame() {
    seatFirst(1);
    session.play("b2");
    session.think(Limits.none());
    session.setPlayer(0, first());
    assertThat(session.isSearching()).as("seat 1 thinks").isTrue();
    session.setPerson(1);
    assertThat(session.isSearching()).isFalse();
    assertThat(session.player(1)).isEmpty();
    assertThat(session.player(0)).isPresent();
    run();
    assertThat(heard).containsExactly("begins []", "game b2", "begins [b2]");
  }

  @Test
  void aNewGameHasTheSamePlayers() {
    seatFirst(1);
    session.play("b2");
    session.think(Limits.none());
    session.newGame(Game.of(TicTacToe.after(4, 0)), 2);
    run();
    assertThat(heard).containsExactly("begins []", "game b2", "game ", "begins []");
    assertThat(session.legalMoves()).hasSize(7);
    assertThat(session.takeBack()).isFalse();
  }

  @Test
  void wrongTextSaysWhereAndLeavesTheGame() {
    session.load(" a1\n b1 ");
    assertThat(session.text()).isEqualTo("a1 b1");
    assertThatExceptionOfType(InvalidInputException.class)
        .isThrownBy(() -> session.load("a1 c2 a1"))
        .withMessage("offset 6 (move 3): \"a1\" is no legal move, in \"a1 c2 a1\"");
    assertThatExceptionOfType(InvalidInputException.class)
        .isThrownBy(() -> session.load("a1 b1 a2 b2 a3 c3"))
        .withMessageStartingWith("offset 15 (move 6): the game is over before this move");
    assertThat(session.text()).isEqualTo("a1 b1");
  }

  @Test
  void aClosedSessionIsSilent() {
    seatFirst(0);
    session.think(Limits.none());
    searches.runAll();
    session.close();
    session.close();
    run();
    assertThat(heard).containsExactly("begins []");
    List<Runnable> changes = List.of(
        () -> session.play("a1"),
        session::takeBack,
        session::takeBackToPerson,
        session::redo,
        () -> session.goTo(0),
        () -> session.resign(0),
        () -> session.setPerson(0),
        () -> session.setPlayer(0, first()),
        () -> session.newGame(session.game(), 1),
        () -> session.load("a1"),
        () -> session.think(Limits.none()),
        () -> session.analyze(first(), 1, Limits.none()),
        () -> session.review(first(), Limits.none()));
    for (Runnable change : changes) {
      assertThatExceptionOfType(IllegalStateException.class)
          .isThrownBy(change::run)
          .withMessage("the session is closed");
    }
    assertThat(session.text()).isEmpty();
  }

  /** The listener takes back the move that it hears of, so the end before is no news. */
  @Test
  void whatTheListenerHasChangedIsNotReported() {
    List<String> ends = new ArrayList<>();
    List<GameSession<TicTacToe>> own = new ArrayList<>();
    own.add(GameSession.of(
        Game.of(TicTacToe.START), 1, searches, events, new GameSession.Listener<>() {
          @Override
          public void changed(Game<TicTacToe> game) {
            if (game.isOver()) {
              own.get(0).takeBack();
            }
          }

          @Override
          public void ended(Game<TicTacToe> game) {
            ends.add(game.toString());
          }

          @Override
          public void failed(Throwable cause) {
            ends.add(cause.toString());
          }
        }));
    own.get(0).load("a1 b1 a2 b2 a3");
    assertThat(own.get(0).text()).isEqualTo("a1 b1 a2 b2");
    assertThat(ends).isEmpty();
  }
}
