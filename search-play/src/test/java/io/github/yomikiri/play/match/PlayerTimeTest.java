package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PlayerTimeTest {

  private static final Duration THOUGHT = Duration.ofMillis(3);

  /** A player that uses at least {@code THOUGHT} of processor time for a move. */
  private static class Thoughtful implements Player<Nim> {

    int moves;

    @Override
    public String name() {
      return "thoughtful";
    }

    @Override
    public SearchResult play(Game<Nim> game, Limits limits, Consumer<SearchResult> listener) {
      moves++;
      long end = processorNanos() + THOUGHT.toNanos();
      while (processorNanos() < end) {
        Thread.onSpinWait();
      }
      return SearchResult.builder(game.position().legalMoves().get(0)).build();
    }

    private static long processorNanos() {
      return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
  }

  @Test
  void aMatchReportsTheTimesOfBothPlayers() {
    Thoughtful slow = new Thoughtful();
    ScriptedPlayer<Nim> quick = ScriptedPlayer.always("quick", 1);
    List<GameResult<Nim>> games = new ArrayList<>();
    MatchResult result = Match.between(slow, quick)
        .from(new Nim(9))
        .listener((game, soFar) -> games.add(game))
        .play();
    Duration least = THOUGHT.multipliedBy(slow.moves);
    assertThat(result.playerTime().processor().orElseThrow()).isGreaterThanOrEqualTo(least);
    assertThat(result.playerTime().wall()).isGreaterThanOrEqualTo(least);
    assertThat(games.get(0).times().get(0).plus(games.get(1).times().get(1)))
        .isEqualTo(result.playerTime());
    assertThat(games.get(0).times().get(1).plus(games.get(1).times().get(0)))
        .isEqualTo(result.opponentTime());
    assertThat(result.opponentTime().processor()).isPresent();
  }

  @Test
  void aResumedMatchCountsTheTimesOfAllGames() {
    List<GameResult<Nim>> games = new ArrayList<>();
    Match<Nim> match =
        Match.between(new Thoughtful(), ScriptedPlayer.<Nim>always("quick", 1)).from(new Nim(9));
    MatchResult all = match.listener((game, soFar) -> games.add(game)).play();
    assertThat(match.goOnAfter(games).play().playerTime()).isEqualTo(all.playerTime());
  }

  @Test
  void countsWhatAPlayerDoesElsewhere() {
    Player<Nim> remote = new Thoughtful() {
      @Override
      public Optional<Duration> processorTimeElsewhere() {
        return Optional.of(Duration.ofHours(7 + moves));
      }
    };
    MatchResult result = Match.between(remote, ScriptedPlayer.<Nim>always("quick", 1))
        .from(new Nim(2))
        .play();
    // One move in the first game; in the second game the opponent takes one and the last is forced.
    assertThat(result.playerTime().processor().orElseThrow())
        .isBetween(Duration.ofHours(1), Duration.ofHours(2));
  }

  @Test
  void isNotKnownIfAPlayerDoesNotKnowIt() {
    Player<Nim> unknown = new Thoughtful() {
      @Override
      public Optional<Duration> processorTimeElsewhere() {
        return Optional.empty();
      }
    };
    MatchResult result = Match.between(unknown, ScriptedPlayer.<Nim>always("quick", 1))
        .from(new Nim(9))
        .play();
    assertThat(result.playerTime().processor()).isEmpty();
    assertThat(result.playerTime().wall()).isPositive();
    assertThat(result.opponentTime().processor()).isPresent();
  }

  @Test
  void equalGamesMayHaveDifferentTimes() {
    Searcher<Nim> searcher = Searchers.bare(Nim.class).build();
    Player<Nim> one = Player.of("one", searcher, Limits.none());
    Player<Nim> slow = new Thoughtful();
    assertThat(Match.between(one, slow).from(new Nim(9)).play())
        .isEqualTo(Match.between(one, slow).from(new Nim(9)).play());
  }
}
