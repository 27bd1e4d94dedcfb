package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.MatchResult.Tally;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelMatchTest {

  private static final Supplier<Player<TicTacToe>> RANDOM =
      () -> Player.seeded("random", Searchers::random, Limits.none());
  private static final Supplier<Player<TicTacToe>> SHALLOW =
      () -> Player.of("shallow", Searchers.bare(TicTacToe.class).build(), Limits.depth(2));

  private final ExecutorService executor = Executors.newFixedThreadPool(4);

  @AfterEach
  void noThreadIsLeft() throws InterruptedException {
    executor.shutdown();
    assertThat(executor.awaitTermination(1, TimeUnit.DAYS)).isTrue();
  }

  private static Match<TicTacToe> match(List<GameResult<TicTacToe>> games) {
    return match(games, 5, 200);
  }

  private static Match<TicTacToe> match(
      List<GameResult<TicTacToe>> games, long openings, int count) {
    return Match.between(SHALLOW, RANDOM)
        .openings(Openings.random(TicTacToe.START, 2, 30, openings))
        .games(count)
        .seed(11)
        .listener((game, soFar) -> games.add(game));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 9})
  void theGamesAreTheSameAndComeInTheSameOrder(int gamesAtOnce) {
    List<GameResult<TicTacToe>> expected = new ArrayList<>();
    List<GameResult<TicTacToe>> games = new ArrayList<>();

    MatchResult result = match(expected).play();

    assertThat(match(games).parallel(gamesAtOnce, executor).play()).isEqualTo(result);
    assertThat(games).isEqualTo(expected).hasSize(200);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 77, 200})
  void goesOnAfterGamesThatWerePlayedBefore(int played) {
    List<GameResult<TicTacToe>> expected = new ArrayList<>();
    MatchResult result = match(expected).play();
    for (int gamesAtOnce : new int[] {1, 3}) {
      List<GameResult<TicTacToe>> rest = new ArrayList<>();
      Match<TicTacToe> again = match(rest).goOnAfter(expected.subList(0, played));
      if (gamesAtOnce > 1) {
        again.parallel(gamesAtOnce, executor);
      }
      assertThat(again.play()).isEqualTo(result);
      assertThat(rest).isEqualTo(expected.subList(played, 200));
    }
  }

  @Test
  void doesNotGoOnAfterGamesOfAnotherMatch() {
    List<GameResult<TicTacToe>> games = new ArrayList<>();
    match(games).play();
    List<GameResult<TicTacToe>> all = List.copyOf(games);
    assertThatThrownBy(() -> match(games).goOnAfter(all.subList(1, 9)).play())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("game 1 does not belong to this match: ");
    assertThatThrownBy(() -> match(games, 5, 198).goOnAfter(all).play())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("game 199 does not belong to this match: ");
    assertThatThrownBy(() -> match(games, 6, 200).goOnAfter(all.subList(0, 9)).play())
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void theSequentialTestEndsAtTheSamePair(int gamesAtOnce) {
    List<GameResult<TicTacToe>> expected = new ArrayList<>();
    List<GameResult<TicTacToe>> games = new ArrayList<>();

    MatchResult result = match(expected).sprt(Sprt.of(0, 100)).play();

    assertThat(result.decision()).contains(Sprt.Decision.ACCEPT_H1);
    assertThat(result.total().games()).isLessThan(200);
    assertThat(
            match(games).sprt(Sprt.of(0, 100)).parallel(gamesAtOnce, executor).play())
        .isEqualTo(result);
    assertThat(games).isEqualTo(expected);
  }

  @Test
  void gamesAreReallyPlayedAtOnce() {
    // Every game waits until four games are running.
    CountDownLatch four = new CountDownLatch(4);
    Supplier<Player<Bids>> waiting = () -> new ScriptedPlayer<>("waiting", game -> {
      four.countDown();
      try {
        four.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return Optional.of(new Move(1, "1"));
    });
    Supplier<Player<Bids>> one = () -> ScriptedPlayer.always("one", 1);

    MatchResult result = Match.between(waiting, one)
        .from(Bids.start(2))
        .games(4)
        .parallel(4, executor)
        .play();

    assertThat(result.total()).isEqualTo(new Tally(0, 4, 0));
  }

  @Test
  void eachGameAtOnceHasItsPlayersWhichAreClosedInTheEnd() {
    List<ScriptedPlayer<Bids>> made = new ArrayList<>();
    Supplier<Player<Bids>> maker = () -> {
      ScriptedPlayer<Bids> player = ScriptedPlayer.always("one", 1);
      made.add(player);
      return player;
    };

    Match.between(maker, maker)
        .from(Bids.start(2))
        .games(20)
        .parallel(3, executor)
        .play();

    assertThat(made).hasSize(6).allSatisfy(player -> assertThat(player.closed).isEqualTo(1));
    assertThat(made.stream().mapToInt(player -> player.openings.size()).sum()).isEqualTo(40);
  }

  @Test
  void theStopSignalEndsTheGamesThatAreGoingOn() {
    StopSignal stop = new StopSignal();
    AtomicInteger asked = new AtomicInteger();
    // The game is practically endless: the test's time would run out first.
    Supplier<Player<Bids>> stopper = () -> new ScriptedPlayer<>("stopper", game -> {
      if (asked.incrementAndGet() == 100) {
        stop.raise();
      }
      return Optional.of(new Move(1, "1"));
    });

    MatchResult result = Match.between(stopper, stopper)
        .from(Bids.start(Integer.MAX_VALUE))
        .games(8)
        .stop(stop)
        .parallel(4, executor)
        .play();

    assertThat(result.stopped()).isTrue();
    assertThat(result.total()).isEqualTo(Tally.NONE);
  }

  @Test
  void anInterruptEndsTheMatchAndIsKept() {
    Supplier<Player<Bids>> endless = () -> ScriptedPlayer.always("endless", 1);
    Thread.currentThread().interrupt();

    MatchResult result = Match.between(endless, endless)
        .from(Bids.start(Integer.MAX_VALUE))
        .parallel(2, executor)
        .play();

    assertThat(Thread.interrupted()).isTrue();
    assertThat(result.stopped()).isTrue();
  }

  @Test
  void whatAPlayerThrowsReachesTheCallerAfterTheGamesBeforeIt() {
    AssertionError thrown = new AssertionError("broken");
    List<GameResult<Nim>> games = new ArrayList<>();
    Supplier<Player<Nim>> broken = () -> new ScriptedPlayer<>("broken", game -> {
      if (game.start().heap() == 7) {
        throw thrown;
      }
      return Optional.of(new Move(1, "take 1"));
    });
    List<Game<Nim>> openings =
        List.of(Game.of(new Nim(5)), Game.of(new Nim(6)), Game.of(new Nim(7)));
    Match<Nim> match = Match.between(broken, broken)
        .openings(openings)
        .games(60)
        .listener((game, soFar) -> games.add(game))
        .parallel(4, executor);

    assertThatThrownBy(match::play).isSameAs(thrown);
    assertThat(games).hasSize(4);
  }

  @Test
  void anExecutorThatRefusesLeavesNothingBehind() {
    List<ScriptedPlayer<Bids>> made = new ArrayList<>();
    Supplier<Player<Bids>> maker = () -> {
      ScriptedPlayer<Bids> player = ScriptedPlayer.always("one", 1);
      made.add(player);
      return player;
    };
    AtomicInteger tasks = new AtomicInteger();
    Executor refusing = task -> {
      if (tasks.incrementAndGet() == 2) {
        throw new RejectedExecutionException("full");
      }
      executor.execute(task);
    };

    assertThatThrownBy(() -> Match.between(maker, maker)
            .from(Bids.start(Integer.MAX_VALUE))
            .parallel(2, refusing)
            .play())
        .isInstanceOf(RejectedExecutionException.class);
    assertThat(made).hasSize(4).allSatisfy(player -> assertThat(player.closed).isEqualTo(1));
  }

  @Test
  void oneThreadIsEnoughForManyPairings() {
    List<GameResult<TicTacToe>> expected = new ArrayList<>();
    List<GameResult<TicTacToe>> games = new ArrayList<>();
    ExecutorService single = Executors.newSingleThreadExecutor();
    try {
      match(expected).play();
      match(games).parallel(4, single).play();
    } finally {
      single.shutdown();
    }
    assertThat(games).isEqualTo(expected);
  }
}
