package io.github.yomikiri.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Players think in the background, and late answers are dropped. */
class GameSessionSearchTest extends RecordedSession {
  @Test
  void aPlayerMovesInTheBackground() {
    seatFirst(1);
    session.play("b2");
    assertThat(session.think(Limits.depth(3))).isTrue();
    assertThat(session.isSearching()).isTrue();
    searches.runAll();
    assertThat(asked.get(0).depth()).hasValue(3);
    assertThat(session.game()).hasToString("b2");
    events.runAll();
    assertThat(heard)
        .containsExactly(
            "begins []", "game b2", "thinks of a1", "plays Optional[a1]", "game b2 a1");
    assertThat(session.isSearching()).isFalse();
  }

  @Test
  void nobodyThinksForAPerson() {
    assertThat(session.think(Limits.none())).isFalse();
    seatFirst(0);
    session.resign(0);
    assertThat(session.think(Limits.none())).isFalse();
    assertThat(searches.runNext()).isFalse();
  }

  /** The move is taken back before, while and after the search runs, but before its answer. */
  @Test
  void aLateAnswerIsDropped() {
    seatFirst(1);
    for (int ran = 0; ran < 2; ran++) {
      session.play("b2");
      session.think(Limits.none());
      if (ran == 1) {
        searches.runAll();
      }
      assertThat(session.takeBackToPerson()).isTrue();
      assertThat(session.isSearching()).isFalse();
      run();
    }
    assertThat(heard).containsExactly("begins []", "game b2", "game ", "game b2", "game ");
    assertThat(asked).as("a search that is canceled before does not begin").hasSize(1);
    assertThat(asked.get(0).stop().isRaised()).isTrue();
  }

  @Test
  void theAnswerOfASearchThatIsStoppedCounts() {
    seatFirst(0);
    session.stop();
    session.think(Limits.none());
    session.stop();
    run();
    assertThat(asked.get(0).stop().isRaised()).isTrue();
    assertThat(session.game()).hasToString("a1");
  }

  @Test
  void aNewSearchCancelsTheOneBefore() {
    seatFirst(0);
    session.think(Limits.depth(1));
    session.think(Limits.depth(2));
    run();
    assertThat(asked).singleElement().matches(limits -> limits.depth().orElseThrow() == 2);
    assertThat(session.game()).hasToString("a1");
  }

  @Test
  void aForcedMoveNeedsNoSearch() {
    session.load("a1 b1 c1 a2 b2 c2 b3 a3");
    session.setPlayer(0, first());
    session.think(Limits.none());
    run();
    assertThat(asked).isEmpty();
    assertThat(heard).endsWith("plays Optional[c3]", "game a1 b1 c1 a2 b2 c2 b3 a3 c3", "ended");
    assertThat(session.outcome()).isEqualTo(Outcome.FIRST_WON);
    assertThat(session.legalMoves()).isEmpty();
  }

  @Test
  void aFailureLeavesTheGame() {
    session.setPlayer(0, new Scripted(position -> {
      throw new IllegalStateException("planted");
    }));
    session.think(Limits.none());
    run();
    session.setPlayer(
        0, new Scripted(position -> SearchResult.builder(new Move(77, "z9")).build()));
    session.think(Limits.none());
    run();
    assertThat(heard.get(1)).isEqualTo("failed: planted");
    assertThat(heard.get(4)).startsWith("failed: move z9 is not legal after []");
    assertThat(session.isSearching()).isFalse();
    session.think(Limits.none());
    session.cancel();
    run();
    assertThat(heard).as("a failure that nobody waits for").hasSize(5);
  }

  @Test
  void aPlayerThatCannotBeginFails() {
    Player<TicTacToe> broken = new Player<>() {
      @Override
      public String name() {
        return "broken";
      }

      @Override
      public void newGame(Game<TicTacToe> opening, long seed) {
        throw new IllegalStateException("cannot begin");
      }

      @Override
      public SearchResult play(
          Game<TicTacToe> game, Limits limits, Consumer<SearchResult> listener) {
        return SearchResult.resignation();
      }
    };
    session.setPlayer(1, broken);
    run();
    assertThat(heard).containsExactly("failed: cannot begin");
    session.setPlayer(1, broken);
    session.close();
    run();
    assertThat(heard).hasSize(1);
  }

  @Test
  void valuesMovesAndReviewsTheGame() {
    session.load("a1 b1");
    try (Player<TicTacToe> adviser =
        Player.builder(Searchers.forGame(TicTacToe.class)).build()) {
      session.analyze(adviser, 7, Limits.depth(1));
      run();
      session.review(adviser, Limits.depth(1));
      run();
    }
    assertThat(heard)
        .startsWith("game a1 b1", "thinks of c1")
        .endsWith("values 7", "judges 1", "judges 0", "reviewed 2");
  }

  @Test
  void anExecutorThatRejectsASearchIsReported() {
    GameSession<TicTacToe> refused = GameSession.of(
        session.game(),
        1,
        task -> {
          throw new RejectedExecutionException("busy");
        },
        events,
        new Recorder());
    assertThatExceptionOfType(RejectedExecutionException.class)
        .isThrownBy(() -> refused.analyze(first(), 1, Limits.none()));
    assertThat(refused.isSearching()).isFalse();
  }

  /** One thread does everything, and a long game does not fill its stack. */
  @Test
  void oneThreadIsEnough() {
    int length = 200;
    RandomGame start = RandomGame.of(new Rules(1, length, 3, 1_000, 5, 0));
    Set<Long> depths = new TreeSet<>();
    List<GameSession<RandomGame>> own = new ArrayList<>();
    List<Game<RandomGame>> ends = new ArrayList<>();
    own.add(GameSession.of(
        Game.of(start), 1, Runnable::run, Runnable::run, new GameSession.Listener<>() {
          @Override
          public void changed(Game<RandomGame> game) {
            depths.add(StackWalker.getInstance().walk(Stream::count));
            own.get(0).think(Limits.none());
          }

          @Override
          public void ended(Game<RandomGame> game) {
            ends.add(game);
          }

          @Override
          public void failed(Throwable cause) {
            throw new AssertionError(cause);
          }
        }));
    Player<RandomGame> random = Player.seeded("random", Searchers::random, Limits.none());
    own.get(0).setPlayer(0, random);
    own.get(0).setPlayer(1, random);
    own.get(0).think(Limits.none());
    assertThat(ends).singleElement().matches(game -> game.moves().size() == length);
    assertThat(depths).as("frames on the stack").hasSize(1);
  }
}
