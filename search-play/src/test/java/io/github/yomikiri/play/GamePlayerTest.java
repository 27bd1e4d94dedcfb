package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import io.github.yomikiri.search.fixture.Reference;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class GamePlayerTest {

  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  /** A game too long for any search to reach its end. */
  static RandomGame endless(long seed) {
    return RandomGame.of(new Rules(seed, 200, 6, 100_000, 50, 0));
  }

  private static PlayerBuilder<RandomGame> player() {
    return Player.builder(Searchers.forGame(RandomGame.class).evaluator(EVALUATOR));
  }

  @Test
  void limitsAndTheLevelsDepthApply() {
    try (Player<RandomGame> strong = player().build();
        Player<RandomGame> weak =
            player().level(new PlayerLevel(1, 3, OptionalLong.empty(), 0)).build()) {
      assertThat(strong.play(endless(1), Limits.depth(5)).depth()).isEqualTo(5);
      assertThat(strong.play(endless(1), Limits.nodes(1000)).completion())
          .isEqualTo(Completion.NODES);
      assertThat(weak.play(endless(1), Limits.depth(5)).depth()).isEqualTo(3);
    }
  }

  @Test
  void theLevelsNodesApply() {
    PlayerLevel level = new PlayerLevel(1, 30, OptionalLong.of(500), 0);
    try (Player<RandomGame> weak = player().level(level).build()) {
      SearchResult result = weak.play(endless(1), Limits.nodes(1000));
      assertThat(result.statistics().nodes()).isEqualTo(500);
      assertThat(weak.play(endless(1), Limits.nodes(100)).statistics().nodes()).isEqualTo(100);
      assertThat(weak.analyze(endless(1), Limits.depth(4)).completion())
          .as("an analysis costs what its caller allows")
          .isEqualTo(Completion.DEPTH);
    }
  }

  @Test
  void movesThatTheLimitsExcludeAreNotPlayed() throws IOException {
    List<Move> moves = ConnectFour.START.legalMoves().subList(4, 6);
    Limits limits = Limits.depth(2).withRootMoves(moves);
    SearcherBuilder<ConnectFour> search = Searchers.forGame(ConnectFour.class);
    Book<ConnectFour> book = Book.readText(new StringReader("4"), "book", ConnectFour.START);
    assertThat(book.moves(ConnectFour.START)).isNotEmpty();
    for (PlayerBuilder<ConnectFour> builder : List.of(
        Player.builder(search),
        Player.builder(search).level(new PlayerLevel(1, 2, OptionalLong.empty(), 1)),
        Player.builder(search).book(book, 0),
        Player.builder(search).variety(position -> true, 100))) {
      try (Player<ConnectFour> player = builder.build()) {
        for (int seed = 0; seed < 20; seed++) {
          player.newGame(Game.of(ConnectFour.START), seed);
          SearchResult played = player.play(ConnectFour.START, limits);
          assertThat(played.bestMove()).isIn(moves);
          assertThat(played.rootMoves()).hasSize(2);
        }
      }
    }
  }

  @Test
  void eachLevelBelowTheLastEndsAMonteCarloSearchSooner() {
    long before = 0;
    for (int number = 1; number < PlayerLevel.MAX.number(); number++) {
      PlayerLevel each = PlayerLevel.of(number);
      PlayerLevel level = new PlayerLevel(number, each.depth(), each.nodes(), 0);
      try (Player<ConnectFour> player = Player.builder(
              Searchers.monteCarlo(ConnectFour.class)::build)
          .level(level)
          .build()) {
        SearchResult result = player.play(ConnectFour.START, Limits.none());
        assertThat(result.completion()).isEqualTo(Completion.NODES);
        assertThat(result.statistics().nodes()).isGreaterThan(before);
        before = result.statistics().nodes();
      }
    }
  }

  @Test
  void weakLevelsPlaySomeRandomMovesThatDependOnTheSeed() {
    List<Integer> first = new ArrayList<>();
    int random = 0;
    try (Player<RandomGame> weak =
        player().level(new PlayerLevel(1, 2, OptionalLong.empty(), 0.5)).build()) {
      for (long seed = 0; seed < 100; seed++) {
        weak.newGame(Game.of(endless(1)), seed);
        SearchResult result = weak.play(endless(7), Limits.none());
        random += result.depth() == 0 ? 1 : 0;
        first.add(result.bestMove().code());
      }
      assertThat(random).isBetween(30, 70);
      for (long seed = 0; seed < 100; seed++) {
        weak.newGame(Game.of(endless(1)), seed);
        assertThat(weak.play(endless(7), Limits.none()).bestMove().code())
            .isEqualTo(first.get((int) seed));
      }
    }
    assertThat(first.stream().distinct().count()).isGreaterThan(1);
  }

  @Test
  void anOnlyMoveIsSearchedAndNotRandom() {
    PlayerLevel random = new PlayerLevel(1, 3, OptionalLong.empty(), 1);
    try (Player<TicTacToe> weak =
        Player.builder(Searchers.forGame(TicTacToe.class)).level(random).build()) {
      assertThat(weak.play(TicTacToe.after(0, 1, 2, 4, 3, 5, 7), Limits.none()).depth())
          .isZero();
      SearchResult last = weak.play(TicTacToe.after(0, 1, 2, 4, 3, 5, 7, 6), Limits.none());
      assertThat(last.solved()).isTrue();
    }
  }

  @Test
  void aNewGameBeginsWithEmptyTables() {
    Game<RandomGame> game = Game.of(endless(1));
    for (PlayerBuilder<RandomGame> builder : List.of(player(), player().variety(p -> true, 0))) {
      try (Player<RandomGame> player = builder.build()) {
        player.newGame(game, 1);
        long nodes = player.play(game, Limits.depth(4)).statistics().nodes();
        assertThat(player.play(game, Limits.depth(4)).statistics().nodes()).isLessThan(nodes);
        player.newGame(game, 1);
        assertThat(player.play(game, Limits.depth(4)).statistics().nodes()).isEqualTo(nodes);
      }
    }
  }

  @Test
  void analysisHasTheExactValueOfEveryMove() {
    List<Integer> depths = new ArrayList<>();
    try (Player<RandomGame> player = player().build()) {
      RandomGame root = endless(2);
      SearchResult result = player.analyze(
          root, Integer.MAX_VALUE, Limits.depth(4), soFar -> depths.add(soFar.depth()));
      for (RootMove move : result.rootMoves()) {
        assertThat(move.bound()).isEqualTo(Bound.EXACT);
        assertThat(move.score())
            .isEqualTo(-Reference.value(root.play(move.move().code()), 3, EVALUATOR));
      }
    }
    assertThat(depths).containsExactly(1, 2, 3, 4);
  }

  /** The player once changed the caller's builder, and refused one with aspiration windows. */
  @Test
  void thePartsStayAsTheyAre() {
    SearcherBuilder<RandomGame> plain = Searchers.forGame(RandomGame.class).evaluator(EVALUATOR);
    SearcherBuilder<RandomGame> narrow =
        Searchers.forGame(RandomGame.class).evaluator(EVALUATOR).aspiration(5);
    RandomGame root = endless(2);
    SearchResult before = plain.build().search(root, Limits.depth(4));
    for (SearcherBuilder<RandomGame> search : List.of(plain, narrow)) {
      try (Player<RandomGame> player = Player.builder(search).build()) {
        assertThat(player.play(root, Limits.depth(4)).score()).isEqualTo(before.score());
        assertThat(player.analyze(root, Limits.depth(4)).rootMoves())
            .extracting(RootMove::bound)
            .containsOnly(Bound.EXACT);
        player.newGame(Game.of(endless(1)), 1);
        assertThat(player.play(root, Limits.depth(4)).score()).isEqualTo(before.score());
      }
    }
    assertThat(plain.build().search(root, Limits.depth(4)).rootMoves())
        .isEqualTo(before.rootMoves());
  }

  @Test
  void anOwnSearchHasOnlyTheBestMovesValue() {
    SearcherBuilder<RandomGame> own = Searchers.bare(RandomGame.class)
        .search(() -> Searchers.bare(RandomGame.class).evaluator(EVALUATOR).buildWindowSearch());
    try (Player<RandomGame> player = Player.builder(own).build()) {
      assertThat(player.play(endless(1), Limits.depth(3)).depth()).isEqualTo(3);
      assertThatThrownBy(() -> player.analyze(endless(1), Limits.depth(3)))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("a search of your own finds the value of the best move only");
    }
  }

  @Test
  void theNodesOfLevelSevenDecideInANarrowGame() {
    RandomGame narrow = RandomGame.of(new Rules(1, 200, 2, 100_000, 50, 0));
    try (Player<RandomGame> player = player().level(PlayerLevel.of(7)).build()) {
      SearchResult result = player.play(narrow, Limits.nodes(20_000));
      assertThat(result.completion()).isEqualTo(Completion.NODES);
      assertThat(result.depth()).isGreaterThan(8);
    }
  }

  @Test
  void ponderingEndsWithTheNextCall() throws InterruptedException {
    CountDownLatch thinking = new CountDownLatch(1);
    AtomicReference<Thread> pondering = new AtomicReference<>(Thread.currentThread());
    Thread asking = Thread.currentThread();
    SearcherBuilder<RandomGame> search = Searchers.forGame(RandomGame.class).evaluator(node -> {
      if (Thread.currentThread() != asking) {
        thinking.countDown();
      }
      return EVALUATOR.evaluate(node);
    });
    try (Player<RandomGame> player = Player.builder(search).build()) {
      player.ponder(endless(4), task -> {
        Thread thread = new Thread(task);
        pondering.set(thread);
        thread.start();
      });
      thinking.await();
      assertThat(player.play(endless(4), Limits.depth(3)).depth()).isEqualTo(3);
      pondering.get().join();
    }
  }

  @Test
  void aClosedPlayerRefuses() {
    Player<RandomGame> player = player().build();
    player.close();
    assertThatThrownBy(() -> player.play(endless(1), Limits.depth(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the player is closed");
  }

  @Test
  void aFinishedGameHasNoMove() {
    RandomGame over = RandomGame.of(new Rules(1, 0, 6, 9, 50, 0));
    try (Player<RandomGame> player = player().level(PlayerLevel.of(1)).build()) {
      SearchResult result = player.play(over, Limits.none());
      assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
      GameClock clock = GameClock.of(Duration.ofSeconds(1));
      assertThat(player.play(Game.of(over), Limits.clock(clock)).move()).isEmpty();
    }
  }

  private static Player<ConnectFour> level(int number) {
    return Player.builder(Searchers.forGame(ConnectFour.class))
        .level(PlayerLevel.of(number))
        .build()
        .inMatches("level " + number, Limits.nodes(20_000));
  }

  /** A search to the end of the game is enough of an evaluator for tactics. */
  @Test
  void aHigherLevelWins() {
    try (Player<ConnectFour> strong = level(6);
        Player<ConnectFour> weak = level(2)) {
      MatchResult result = Match.between(strong, weak)
          .openings(Openings.random(ConnectFour.START, 4, 15, 1))
          .play();
      assertThat(result.total().wins())
          .as("%s", result)
          .isGreaterThan(3 * result.total().losses() + 5);
    }
  }

  @Test
  void settingsAreChecked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerLevel.of(9))
        .withMessage("level 9 is outside [1, 8]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PlayerLevel(1, 0, OptionalLong.empty(), 0.5))
        .withMessage("level 1: depth 0, nodes without limit and random moves 0.5 are not all in"
            + " their ranges");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PlayerLevel(1, 1, OptionalLong.of(0), 0.5))
        .withMessage("level 1: depth 1, nodes 0 and random moves 0.5 are not all in their ranges");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player().overhead(Duration.ofMillis(-1)))
        .withMessage("overhead PT-0.001S is outside [0 s, 1 h)");
  }

  @Test
  void aMonteCarloSearchPlays() {
    // The clock advances by a tenth of a millisecond whenever it is read.
    AtomicLong time = new AtomicLong();
    LongSupplier clock = () -> time.addAndGet(100_000);
    try (Player<ConnectFour> player = Player.builder(
            Searchers.monteCarlo(ConnectFour.class).memoryMebibytes(1).clock(clock)::build)
        .clock(clock)
        .build()) {
      ConnectFour position = ConnectFour.START.after("443322");
      SearchResult byNodes = player.play(position, Limits.nodes(20_000));
      assertThat(byNodes.bestMove().notation()).isIn("1", "5");
      long before = time.get();
      SearchResult byClock = player.play(
          Game.of(position),
          Limits.none().withClock(GameClock.of(Duration.ofMillis(500))),
          soFar -> {});
      assertThat(byClock.bestMove().notation()).isIn("1", "5");
      assertThat(Duration.ofNanos(time.get() - before)).isLessThan(Duration.ofMillis(500));
      SearchResult all = player.analyze(position, Limits.nodes(20_000));
      assertThat(all.rootMoves()).hasSize(7);
    }
  }
}
