package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
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
}
