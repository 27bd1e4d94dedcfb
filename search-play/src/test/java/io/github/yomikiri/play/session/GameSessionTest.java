package io.github.yomikiri.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.JudgedMove;
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
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GameSessionTest {

  private final List<String> heard = new ArrayList<>();
  private final List<Limits> asked = new ArrayList<>();
  private final ManualExecutor searches = new ManualExecutor();
  private final ManualExecutor events = new ManualExecutor();
  private final GameSession<TicTacToe> session =
      GameSession.of(Game.of(TicTacToe.START), 1, searches, events, new Recorder());

  /** Writes down what is heard. */
  private final class Recorder implements GameSession.Listener<TicTacToe> {

    @Override
    public void changed(Game<TicTacToe> game) {
      heard.add("game " + game);
    }

    @Override
    public void ended(Game<TicTacToe> game) {
      heard.add("ended");
    }

    @Override
    public void thinking(SearchResult soFar) {
      heard.add("thinks of " + soFar.bestMove());
    }

    @Override
    public void played(SearchResult result) {
      heard.add("plays " + result.move());
    }

    @Override
    public void analyzed(SearchResult result) {
      heard.add("values " + result.rootMoves().size());
    }

    @Override
    public void judged(JudgedMove move) {
      heard.add("judges " + move.ply());
    }

    @Override
    public void reviewed(List<JudgedMove> moves) {
      heard.add("reviewed " + moves.size());
    }

    @Override
    public void failed(Throwable cause) {
      heard.add("failed: " + cause.getMessage());
    }
  }

  /** A player that answers by a script. */
  private final class Scripted implements Player<TicTacToe> {

    private final Function<TicTacToe, SearchResult> script;

    Scripted(Function<TicTacToe, SearchResult> script) {
      this.script = script;
    }

    @Override
    public String name() {
      return "scripted";
    }

    @Override
    public void newGame(Game<TicTacToe> opening, long seed) {
      heard.add("begins [" + opening + "]");
    }

    @Override
    public SearchResult play(Game<TicTacToe> game, Limits limits, Consumer<SearchResult> listener) {
      asked.add(limits);
      SearchResult result = script.apply(game.position());
      result.move().ifPresent(move -> listener.accept(result));
      return result;
    }
  }

  private Player<TicTacToe> first() {
    return new Scripted(
        position -> SearchResult.builder(position.legalMoves().get(0)).build());
  }

  private void seatFirst(int seat) {
    session.setPlayer(seat, first());
    run();
  }

  private void run() {
    searches.runAll();
    events.runAll();
  }

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
