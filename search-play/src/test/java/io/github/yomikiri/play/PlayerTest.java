package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PlayerTest {

  /** A searcher that records how it is used. */
  private static final class Spy implements Searcher<Nim> {
    private final Searcher<Nim> real = Searchers.bare(Nim.class).build();
    private final List<Limits> limits = new ArrayList<>();
    private int resets;

    @Override
    public SearchResult search(Nim root, Limits newLimits, SearchListener listener) {
      limits.add(newLimits);
      return real.search(root, newLimits, listener);
    }

    @Override
    public void reset() {
      resets++;
    }
  }

  @Test
  void aSearcherIsAPlayer() {
    Player<Nim> player = Player.of("perfect", Searchers.bare(Nim.class).build(), Limits.none());

    assertThat(player.name()).isEqualTo("perfect");
    assertThat(player).hasToString("perfect");
    Nim after = Nim.of(1, 2, 6);
    after = after.play(player.play(after, Limits.none()).bestMove().code());
    assertThat(Searchers.bare(Nim.class).build().search(after, Limits.none()).score())
        .isEqualTo(-1);
  }

  @Test
  void aSearcherIsResetForEveryGameAndStopsWithIt() {
    Spy spy = new Spy();
    StopSignal stop = new StopSignal();
    Player<Nim> player = Player.of("spy", spy, Limits.depth(3));

    player.newGame(Game.of(Nim.of(6)), 1);
    player.play(Nim.of(6), Limits.none().withStop(stop));
    player.newGame(Game.of(Nim.of(6)), 1);
    player.play(Nim.of(6), Limits.none());

    assertThat(spy.resets).isEqualTo(2);
    assertThat(spy.limits).containsExactly(Limits.depth(3).withStop(stop), Limits.depth(3));
  }

  @Test
  void theLimitsSignalAndTheGamesSignalBothEndASearch() {
    for (boolean own : new boolean[] {true, false}) {
      Spy spy = new Spy();
      StopSignal limitsSignal = new StopSignal();
      StopSignal gamesSignal = new StopSignal();
      Player<Nim> player = Player.of("spy", spy, Limits.depth(3).withStop(limitsSignal));
      player.play(Nim.of(6), Limits.none().withStop(gamesSignal));
      StopSignal given = spy.limits.get(0).stop();
      assertThat(given.isRaised()).isFalse();
      (own ? limitsSignal : gamesSignal).raise();
      assertThat(given.isRaised()).isTrue();
    }
  }

  @Test
  void aSeededPlayerDependsOnTheGamesSeedAlone() {
    Player<TicTacToe> random = Player.seeded("random", Searchers::random, Limits.none());
    Player<TicTacToe> other = Player.seeded("other", Searchers::random, Limits.none());
    Game<TicTacToe> start = Game.of(TicTacToe.START);

    List<Game<TicTacToe>> games = new ArrayList<>();
    for (long seed = 0; seed < 10; seed++) {
      GameResult<TicTacToe> game = Match.playGame(start, random, other, seed, StopSignal.NEVER);
      assertThat(Match.playGame(start, random, other, seed, StopSignal.NEVER)).isEqualTo(game);
      games.add(game.game());
    }

    assertThat(games).doesNotHaveDuplicates();
  }

  @Test
  void aPlayerThatOnlyPlaysRefusesToAnalyze() {
    Player<Nim> player = Player.of("plain", Searchers.bare(Nim.class).build(), Limits.none());
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> player.analyze(Nim.of(6), Limits.none()))
        .withMessage("plain plays moves, but does not value them");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> player.review(Game.of(Nim.of(6)), Limits.none(), move -> {}));
  }

  @Test
  void aSearcherAloneHasAClockToo() {
    // The clock advances whenever it is read.
    AtomicLong now = new AtomicLong();
    Searcher<RandomGame> searcher = Searchers.forGame(RandomGame.class)
        .evaluator(node -> (int) node.key() % 100)
        .clock(() -> now.addAndGet(1_000_000))
        .build();
    RandomGame position = RandomGame.of(new Rules(1, 200, 6, 100_000, 50, 0));
    GameClock clock = GameClock.of(Duration.ofSeconds(5));
    try (Player<RandomGame> player = Player.of("it", searcher, Limits.clock(clock))) {
      player.newGame(Game.of(position), 1);
      SearchResult result = player.play(position, Limits.none());
      assertThat(result.completion()).isEqualTo(Completion.TIME);
      assertThat(result.statistics().elapsed()).isLessThan(Duration.ofMillis(600));
    }
  }
}
