package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.CountedGraph;
import io.github.yomikiri.search.fixture.RandomGraph;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

class EarlyEndTest {

  /** Takes one, and values the game by a function. */
  private record Valuing(String name, ToIntFunction<Game<Nim>> value) implements Player<Nim> {
    @Override
    public SearchResult play(Game<Nim> game, Limits limits, Consumer<SearchResult> listener) {
      return SearchResult.builder(game.position().legalMoves().get(0))
          .score(value.applyAsInt(game))
          .depth(1)
          .build();
    }
  }

  private static GameResult<Nim> play(Match<Nim> match, Player<Nim> first, Player<Nim> second) {
    return match.from(Nim.of(20)).playGame(0, first, second);
  }

  private static Match<Nim> match() {
    Player<Nim> unused = new Valuing("unused", game -> 0);
    return Match.between(unused, unused);
  }

  @Test
  void aLongGameIsADraw() {
    Player<Nim> player = new Valuing("player", game -> 0);
    GameResult<Nim> result = play(match().maxPlies(5), player, player);
    assertThat(result.ending()).isEqualTo(Ending.PLY_LIMIT);
    assertThat(result.outcome()).isEqualTo(Outcome.DRAWN);
    assertThat(result.game().moves()).hasSize(5);
    assertThat(result)
        .hasToString(
            "player (first), player (second): drawn after 5 plies [" + result.game() + "]");
  }

  @Test
  void aGameEndsWhenBothAgreeForSomeMoves() {
    // The first mover sees its win at once, the second from the sixth ply on.
    Player<Nim> first = new Valuing("first", game -> 3);
    Player<Nim> second = new Valuing("second", game -> game.moves().size() < 6 ? 0 : -4);
    GameResult<Nim> result = play(match().adjudicate(3, 2), first, second);
    assertThat(result.ending()).isEqualTo(Ending.ADJUDICATED);
    assertThat(result.outcome()).isEqualTo(Outcome.FIRST_WON);
    // The second mover has seen it after the plies 8 and 10, and is to move again after 11.
    assertThat(result.game().moves()).hasSize(11);
    assertThat(result)
        .hasToString("first (first), second (second): both agreed that second has lost ["
            + result.game() + "]");

    GameResult<Nim> other = play(match().adjudicate(3, 2), second, first);
    assertThat(other.ending()).isEqualTo(Ending.ADJUDICATED);
    assertThat(other.outcome()).isEqualTo(Outcome.SECOND_WON);
  }

  @Test
  void aGameIsPlayedOutIfTheyDisagreeOrSeeTooLittle() {
    Player<Nim> hopeful = new Valuing("hopeful", game -> 5);
    Player<Nim> unsure = new Valuing("unsure", game -> -2);
    Player<Nim> wavering = new Valuing("wavering", game -> game.moves().size() % 4 < 2 ? -5 : 5);
    for (Player<Nim> other : List.of(hopeful, unsure, wavering)) {
      assertThat(play(match().adjudicate(3, 2), hopeful, other).ending())
          .isEqualTo(Ending.PLAYED_OUT);
    }
  }

  @Test
  void whoRunsOutOfTimeLosesOnTime() {
    Player<Nim> slow = new Valuing("slow", game -> 0);
    Player<Nim> late = new Player<>() {
      @Override
      public String name() {
        return "late";
      }

      @Override
      public SearchResult play(Game<Nim> game, Limits limits, Consumer<SearchResult> listener) {
        return SearchResult.builder(game.position().legalMoves().get(0))
            .statistics(Statistics.of(1, Duration.ofSeconds(9)))
            .build();
      }
    };
    GameClock clock = GameClock.of(Duration.ofSeconds(5));
    GameResult<Nim> result =
        play(match(), late.inMatches("late", Limits.none().withClock(clock)), slow);
    assertThat(result.ending()).isEqualTo(Ending.OUT_OF_TIME);
    assertThat(result.outcome()).isEqualTo(Outcome.SECOND_WON);
    assertThat(result).hasToString("late (first), slow (second): late ran out of time []");
  }

  /** The rules end the game, without an option of the match. */
  @Test
  void aRepetitionEndsAGame() {
    CountedGraph loop =
        CountedGraph.of(RandomGraph.of(1, 1, 1, 0, false), new CountedGraph.Rules(3, 1000));
    Player<CountedGraph> player =
        Player.of("player", Searchers.<CountedGraph>random(1), Limits.none());
    GameResult<CountedGraph> result =
        Match.between(player, player).from(loop).playGame(0, player, player);
    assertThat(result.ending()).isEqualTo(Ending.PLAYED_OUT);
    assertThat(result.outcome()).isEqualTo(Outcome.DRAWN);
    assertThat(result.game().isDrawnByRule()).isTrue();
  }

  @Test
  void badArgumentsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match().maxPlies(0))
        .withMessage("number of plies 0 is less than 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match().adjudicate(0, 2))
        .withMessage("value 0.0 is not greater than 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match().adjudicate(Double.NaN, 2))
        .withMessage("value NaN is not greater than 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match().adjudicate(1, 0))
        .withMessage("number of moves 0 is less than 1");
  }
}
