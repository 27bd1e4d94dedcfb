package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.match.GameClock;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.play.match.Player;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
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
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamePlayerTest {

  private static final long MILLISECOND = 1_000_000;
  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  private long now;
  private long tick;

  private long look() {
    now += tick;
    return now;
  }

  /** A game too long for any search to reach its end. */
  private static RandomGame endless(long seed) {
    return new RandomGame(new Rules(seed, 200, 6, 100_000, 50, 0), 0, 0);
  }

  /** A player with the clock of this test. */
  private GamePlayerBuilder<RandomGame> timedPlayer() {
    return GamePlayer.of(
            Searchers.forGame(RandomGame.class).evaluator(EVALUATOR).clock(this::look))
        .clock(this::look);
  }

  private static GamePlayerBuilder<RandomGame> player() {
    return GamePlayer.of(Searchers.forGame(RandomGame.class).evaluator(EVALUATOR));
  }

  @Test
  void limitsAndTheLevelsDepthApply() {
    try (GamePlayer<RandomGame> strong = player().build();
        GamePlayer<RandomGame> weak =
            player().level(new PlayerLevel(1, 3, OptionalLong.empty(), 0)).build()) {
      assertThat(strong.choose(endless(1), Limits.depth(5)).depth()).isEqualTo(5);
      assertThat(strong.choose(endless(1), Limits.nodes(1000)).completion())
          .isEqualTo(Completion.NODES);
      assertThat(weak.choose(endless(1), Limits.depth(5)).depth()).isEqualTo(3);
    }
  }

  @Test
  void theLevelsNodesApply() {
    PlayerLevel level = new PlayerLevel(1, 30, OptionalLong.of(500), 0);
    try (GamePlayer<RandomGame> weak = player().level(level).build()) {
      SearchResult result = weak.choose(endless(1), Limits.nodes(1000));
      assertThat(result.statistics().nodes()).isEqualTo(500);
      assertThat(weak.choose(endless(1), Limits.nodes(100)).statistics().nodes())
          .isEqualTo(100);
      assertThat(weak.analyze(endless(1), Limits.depth(4), soFar -> {}).completion())
          .as("an analysis costs what its caller allows")
          .isEqualTo(Completion.DEPTH);
    }
  }

  @Test
  void eachLevelBelowTheLastEndsAMonteCarloSearchSooner() {
    long before = 0;
    for (int number = 1; number < PlayerLevel.MAX.number(); number++) {
      PlayerLevel each = PlayerLevel.of(number);
      PlayerLevel level = new PlayerLevel(number, each.depth(), each.nodes(), 0);
      try (GamePlayer<ConnectFour> player = GamePlayer.of(
              Searchers.monteCarlo(ConnectFour.class)::build)
          .level(level)
          .build()) {
        SearchResult result = player.choose(ConnectFour.START, Limits.none());
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
    try (GamePlayer<RandomGame> weak =
        player().level(new PlayerLevel(1, 2, OptionalLong.empty(), 0.5)).build()) {
      for (long seed = 0; seed < 100; seed++) {
        weak.newGame(seed);
        SearchResult result = weak.choose(endless(7), Limits.none());
        random += result.depth() == 0 ? 1 : 0;
        first.add(result.bestMove().code());
      }
      assertThat(random).isBetween(30, 70);
      for (long seed = 0; seed < 100; seed++) {
        weak.newGame(seed);
        assertThat(weak.choose(endless(7), Limits.none()).bestMove().code())
            .isEqualTo(first.get((int) seed));
      }
    }
    assertThat(first.stream().distinct().count()).isGreaterThan(1);
  }

  @Test
  void analysisHasTheExactValueOfEveryMove() {
    List<Integer> depths = new ArrayList<>();
    try (GamePlayer<RandomGame> player = player().build()) {
      RandomGame root = endless(2);
      SearchResult result =
          player.analyze(root, Limits.depth(4), soFar -> depths.add(soFar.depth()));
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
    SearcherBuilder<RandomGame> three =
        Searchers.forGame(RandomGame.class).evaluator(EVALUATOR).bestMoves(3);
    SearcherBuilder<RandomGame> narrow =
        Searchers.forGame(RandomGame.class).evaluator(EVALUATOR).aspiration(5);
    RandomGame root = endless(2);
    SearchResult before = three.build().search(root, Limits.depth(4));
    for (SearcherBuilder<RandomGame> search : List.of(three, narrow)) {
      try (GamePlayer<RandomGame> player = GamePlayer.of(search).build()) {
        assertThat(player.choose(root, Limits.depth(4)).score()).isEqualTo(before.score());
        assertThat(player.analyze(root, Limits.depth(4), soFar -> {}).rootMoves())
            .extracting(RootMove::bound)
            .containsOnly(Bound.EXACT);
        player.newGame(1);
        assertThat(player.choose(root, Limits.depth(4)).score()).isEqualTo(before.score());
      }
    }
    assertThat(three.build().search(root, Limits.depth(4)).rootMoves())
        .isEqualTo(before.rootMoves());
  }

  @Test
  void anOwnSearchHasNoValuesOfAllMoves() {
    SearcherBuilder<RandomGame> own = Searchers.bare(RandomGame.class)
        .search(() -> Searchers.bare(RandomGame.class).evaluator(EVALUATOR).buildWindowSearch());
    try (GamePlayer<RandomGame> player = GamePlayer.of(own).build()) {
      assertThat(player.choose(endless(1), Limits.depth(3)).depth()).isEqualTo(3);
      assertThatThrownBy(() -> player.analyze(endless(1), Limits.depth(3), soFar -> {}))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("a search of your own finds the value of the best move only");
    }
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
    try (GamePlayer<RandomGame> player =
        timedPlayer().movesLeft(position -> moves - position.layer() / 2).build()) {
      RandomGame position = endless(3);
      for (int move = 0; move < moves; move++) {
        long before = now;
        GameClock game =
            GameClock.of(Duration.ofNanos(clock)).withIncrement(Duration.ofMillis(increment));
        SearchResult result = player.choose(position, game, Limits.none(), soFar -> {});
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
    RandomGame ending = new RandomGame(new Rules(5, 1, 6, 9, 50, 0), 0, 0);
    GameClock clock = GameClock.of(Duration.ofMinutes(1));
    try (GamePlayer<RandomGame> player = timedPlayer().movesLeft(position -> 30).build()) {
      SearchResult result = player.choose(ending, clock, Limits.none(), soFar -> {});
      assertThat(result.solved()).isTrue();
      assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    }
  }

  @Test
  void aUsualTimeAmongTheLimitsApplies() {
    tick = MILLISECOND;
    List<SearchResult> iterations = new ArrayList<>();
    try (GamePlayer<RandomGame> player = timedPlayer().build()) {
      Limits limits = Limits.none().withUsualTime(Duration.ZERO, 3);
      SearchResult result = player.choose(endless(3), limits, iterations::add);
      assertThat(result.completion()).isEqualTo(Completion.TIME);
      assertThat(result.depth()).isEqualTo(3);
      GameClock clock = GameClock.of(Duration.ofHours(1));
      assertThat(player.choose(endless(4), clock, limits, iterations::add).depth())
          .isEqualTo(3);
    }
    assertThat(iterations).extracting(SearchResult::depth).containsExactly(1, 2, 3, 1, 2, 3);
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
    try (GamePlayer<RandomGame> player = GamePlayer.of(search).build()) {
      player.ponder(endless(4), task -> {
        Thread thread = new Thread(task);
        pondering.set(thread);
        thread.start();
      });
      thinking.await();
      assertThat(player.choose(endless(4), Limits.depth(3)).depth()).isEqualTo(3);
      pondering.get().join();
    }
  }

  @Test
  void aClosedPlayerRefuses() {
    GamePlayer<RandomGame> player = player().build();
    player.close();
    assertThatThrownBy(() -> player.choose(endless(1), Limits.depth(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the player is closed");
  }

  @Test
  void aFinishedGameHasNoMove() {
    RandomGame over = new RandomGame(new Rules(1, 0, 6, 9, 50, 0), 0, 0);
    try (GamePlayer<RandomGame> player = player().level(PlayerLevel.of(1)).build()) {
      SearchResult result = player.choose(over, Limits.none());
      assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
      GameClock clock = GameClock.of(Duration.ofSeconds(1));
      assertThat(player.choose(over, clock, Limits.none(), soFar -> {}).move()).isEmpty();
    }
  }

  private static Player<ConnectFour> level(int number) {
    return GamePlayer.of(Searchers.forGame(ConnectFour.class))
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
  void aPlayerWhoseClockHasRunOutResigns() {
    tick = 400 * MILLISECOND;
    try (Player<RandomGame> player = timedPlayer()
        .build()
        .inMatches("late", Limits.none(), GameClock.of(Duration.ofSeconds(1)))) {
      Game<RandomGame> game = Game.of(endless(1));
      player.newGame(game, 1, StopSignal.NEVER);
      int moves = 0;
      while (player.choose(game).isPresent()) {
        moves++;
      }
      assertThat(moves).isBetween(0, 5);
      player.newGame(game, 1, StopSignal.NEVER);
      tick = MILLISECOND;
      assertThat(player.choose(game)).as("the clock starts full").isPresent();
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

  private static GamePlayerBuilder<ConnectFour> connectFour() {
    return GamePlayer.of(
        Searchers.forGame(ConnectFour.class).evaluator(ConnectFourKnowledge.THREATS));
  }

  private static Book book() throws IOException {
    return Book.readText(new StringReader("1\n4 * 3\n7\n"), "test", ConnectFour.START);
  }

  @Test
  void playsFromABookByWeightAndSeed() throws IOException {
    int[] played = new int[8];
    try (GamePlayer<ConnectFour> player = connectFour().book(book()).build()) {
      for (int seed = 0; seed < 200; seed++) {
        player.newGame(seed);
        SearchResult result = player.choose(ConnectFour.START, Limits.depth(3));
        assertThat(result.completion()).isEqualTo(Completion.BOOK);
        assertThat(player.choose(ConnectFour.START, Limits.depth(3))).isEqualTo(result);
        played[Integer.parseInt(result.bestMove().notation())]++;
      }
      assertThat(player.choose(ConnectFour.START.after("4"), Limits.depth(3)).completion())
          .isEqualTo(Completion.DEPTH);
      assertThat(player.analyze(ConnectFour.START, Limits.depth(3), soFar -> {}).completion())
          .isEqualTo(Completion.DEPTH);
    }
    assertThat(played[1] + played[4] + played[7]).isEqualTo(200);
    assertThat(played[4]).isBetween(90, 150);
    assertThat(played[1]).isBetween(20, 60);
  }

  @Test
  void levelsWithRandomMovesUseNoBook() throws IOException {
    PlayerLevel weak = new PlayerLevel(1, 3, OptionalLong.empty(), 0.01);
    try (GamePlayer<ConnectFour> player = connectFour().book(book()).level(weak).build()) {
      assertThat(player.choose(ConnectFour.START, Limits.none()).completion())
          .isEqualTo(Completion.DEPTH);
    }
  }

  @Test
  void variesAmongMovesThatAreNearlyBest() {
    Limits limits = Limits.depth(4);
    RandomGame position = endless(1);
    for (long seed = 2; position.legalMoves().size() < 5; seed++) {
      position = endless(seed);
    }
    SearchResult all;
    try (GamePlayer<RandomGame> plain = player().build()) {
      all = plain.analyze(position, limits, soFar -> {});
    }
    Set<Integer> played = new TreeSet<>();
    int margin = all.score() - all.rootMoves().get(2).score();
    try (GamePlayer<RandomGame> player = player().variety(node -> true, margin).build()) {
      Map<Integer, Integer> values = new TreeMap<>();
      all.rootMoves().forEach(each -> values.put(each.move().code(), each.score()));
      for (int seed = 0; seed < 40; seed++) {
        player.newGame(seed);
        SearchResult result = player.choose(position, limits);
        int move = result.bestMove().code();
        played.add(move);
        assertThat(result.score()).isEqualTo(values.get(move));
        assertThat(result.rootMoves().get(0).move()).isEqualTo(result.bestMove());
        assertThat(result.principalVariation().get(0)).isEqualTo(result.bestMove());
        assertThat(result.rootMoves()).containsExactlyInAnyOrderElementsOf(all.rootMoves());
      }
      assertThat(played)
          .isEqualTo(values.entrySet().stream()
              .filter(each -> each.getValue() >= all.score() - margin)
              .map(Map.Entry::getKey)
              .collect(Collectors.toCollection(TreeSet::new)))
          .hasSizeBetween(2, values.size() - 1);
    }
  }

  @Test
  void aMonteCarloPlayerVariesAmongMovesWithManyVisits() {
    Limits limits = Limits.nodes(2000);
    Set<String> played = new TreeSet<>();
    try (GamePlayer<ConnectFour> player = GamePlayer.of(
            Searchers.monteCarlo(ConnectFour.class)::build)
        .variety(node -> true, 1000)
        .build()) {
      for (int seed = 0; seed < 20; seed++) {
        player.newGame(seed);
        SearchResult result = player.choose(ConnectFour.START.after("44"), limits);
        long most =
            result.rootMoves().stream().mapToLong(RootMove::visits).max().orElseThrow();
        assertThat(most).isPositive();
        assertThat(2 * result.rootMoves().get(0).visits()).isGreaterThanOrEqualTo(most);
        played.add(result.bestMove().notation());
      }
    }
    assertThat(played).hasSizeLessThan(7);
  }

  @Test
  void variesOnlyWhereItIsAskedTo() {
    try (GamePlayer<RandomGame> plain = player().build();
        GamePlayer<RandomGame> player =
            player().variety(node -> false, 1_000_000).build()) {
      for (int seed = 0; seed < 10; seed++) {
        player.newGame(seed);
        assertThat(player.choose(endless(seed), Limits.depth(3)).bestMove())
            .isEqualTo(plain.choose(endless(seed), Limits.depth(3)).bestMove());
      }
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player().variety(node -> true, -1))
        .withMessage("margin -1 is negative");
  }

  @Test
  void aMonteCarloSearchPlays() {
    // The clock advances by a tenth of a millisecond whenever it is read.
    AtomicLong time = new AtomicLong();
    LongSupplier clock = () -> time.addAndGet(100_000);
    try (GamePlayer<ConnectFour> player = GamePlayer.of(
            Searchers.monteCarlo(ConnectFour.class).memoryMebibytes(1).clock(clock)::build)
        .clock(clock)
        .build()) {
      ConnectFour position = ConnectFour.START.after("443322");
      SearchResult byNodes = player.choose(position, Limits.nodes(20_000));
      assertThat(byNodes.bestMove().notation()).isIn("1", "5");
      long before = time.get();
      SearchResult byClock =
          player.choose(position, GameClock.of(Duration.ofMillis(500)), Limits.none(), soFar -> {});
      assertThat(byClock.bestMove().notation()).isIn("1", "5");
      assertThat(Duration.ofNanos(time.get() - before)).isLessThan(Duration.ofMillis(500));
      SearchResult all = player.analyze(position, Limits.nodes(20_000), soFar -> {});
      assertThat(all.rootMoves()).hasSize(7);
    }
  }
}
