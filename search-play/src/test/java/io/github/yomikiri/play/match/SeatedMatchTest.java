package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.DiceRace;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.SeatedNim;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.MatchResult.Tally;
import io.github.yomikiri.play.match.round.Round;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Matches with dice, and with more than two seats. */
class SeatedMatchTest {

  /** A game of one move, after which seats 0 and 1 have a point each. */
  private record Shared(boolean isTerminal) implements SeatedPosition<Shared> {

    @Override
    public void moves(MoveList out) {
      if (!isTerminal) {
        out.add(0);
      }
    }

    @Override
    public Shared play(int move) {
      return new Shared(true);
    }

    @Override
    public int seats() {
      return 3;
    }

    @Override
    public int seat() {
      return 2;
    }

    @Override
    public int payoff(int seat) {
      return seat < 2 ? 1 : -2;
    }

    @Override
    public long key() {
      return isTerminal ? 1 : 2;
    }
  }

  private static <P extends Position<P>> Player<P> random(String name) {
    return Player.seeded(name, Searchers::random, Limits.none());
  }

  private static <P extends Position<P>> List<GameResult<P>> games(Match<P> match) {
    List<GameResult<P>> games = new ArrayList<>();
    match.listener((game, soFar) -> games.add(game)).play();
    return games;
  }

  /** Returns the numbers that were thrown in a game. */
  private static List<Integer> dice(GameResult<DiceRace> result) {
    Game<DiceRace> game = result.game();
    return IntStream.range(0, game.moves().size())
        .filter(ply -> game.first(ply).isChance())
        .mapToObj(ply -> game.moves().get(ply).code())
        .toList();
  }

  private static void assertSameDice(List<Integer> one, List<Integer> other) {
    int both = Math.min(one.size(), other.size());
    assertThat(both).isGreaterThan(5);
    assertThat(one.subList(0, both)).isEqualTo(other.subList(0, both));
  }

  private static Match<DiceRace> race(Player<DiceRace> one, Player<DiceRace> other) {
    return Match.between(one, other).from(DiceRace.to(20)).games(40);
  }

  @Test
  void theGamesOfAPairHaveTheSameDice() {
    List<GameResult<DiceRace>> games = games(race(random("a"), random("b")).seed(3));
    List<GameResult<DiceRace>> others =
        games(race(ScriptedPlayer.always("c", 1), random("d")).seed(3));
    for (int i = 0; i < games.size(); i += 2) {
      assertSameDice(dice(games.get(i)), dice(games.get(i + 1)));
      assertThat(games.get(i).game()).isNotEqualTo(games.get(i + 1).game());
      assertSameDice(dice(games.get(i)), dice(others.get(i)));
    }
    assertThat(IntStream.range(0, 20)
            .mapToObj(pair -> dice(games.get(2 * pair)).subList(0, 6))
            .distinct())
        .hasSizeGreaterThan(15);
    assertThat(dice(games.get(0)).subList(0, 6))
        .isNotEqualTo(dice(games(race(random("a"), random("b")).seed(4)).get(0)).subList(0, 6));
    List<Integer> all = games.stream().flatMap(game -> dice(game).stream()).toList();
    assertThat(all.stream().filter(die -> die == 2).count())
        .isBetween(all.size() * 4L / 10, all.size() * 6L / 10);
  }

  @Test
  void playersDecideAndChanceIsNotAsked() {
    ScriptedPlayer<DiceRace> one = ScriptedPlayer.always("one", 1);
    ScriptedPlayer<DiceRace> best = new ScriptedPlayer<>(
        "best", game -> Optional.of(new Move(game.position().die(), "")));
    MatchResult result = race(best, one).play();
    assertThat(result.total().wins()).isGreaterThan(30);
    assertThat(one.asked).allMatch(game -> !game.isChance());
    assertThat(one.openings).hasSize(40).allMatch(opening -> opening.moves().size() == 1);
    assertThat(one.openings.get(0)).isEqualTo(best.openings.get(1));
  }

  @Test
  void aMatchWithDiceIsReproduced() {
    Match<DiceRace> match = race(random("a"), random("b")).seed(5);
    List<GameResult<DiceRace>> games = games(match);
    assertThat(games(race(random("a"), random("b")).seed(5))).isEqualTo(games);
    for (int number : new int[] {0, 7, 22}) {
      assertThat(match.playGame(number, random("a"), random("b"))).isEqualTo(games.get(number));
    }
    ExecutorService threads = Executors.newFixedThreadPool(2);
    assertThat(games(Match.<DiceRace>between(() -> random("a"), () -> random("b"))
            .from(DiceRace.to(20))
            .games(40)
            .seed(5)
            .parallel(2, threads)))
        .isEqualTo(games);
    threads.shutdown();
    MatchResult all = race(random("a"), random("b")).seed(5).play();
    assertThat(race(random("a"), random("b"))
            .seed(5)
            .goOnAfter(games.subList(0, 9))
            .play())
        .isEqualTo(all);
    assertThatThrownBy(() -> race(random("a"), random("b"))
            .seed(6)
            .goOnAfter(games.subList(0, 9))
            .play())
        .hasMessageStartingWith("game 1 does not belong to this match");
  }

  @Test
  void anOpeningMayEndWhereChanceDecides() {
    Game<DiceRace> opening = Game.of(DiceRace.to(9)).play("d2").play("+2");
    List<GameResult<DiceRace>> games = games(Match.<DiceRace>between(random("a"), random("b"))
        .openings(List.of(opening))
        .seed(1));
    assertThat(games).hasSize(2).allMatch(game -> game.game().first(2).equals(opening));
    assertThat(games.get(0).game().first(3)).isEqualTo(games.get(1).game().first(3));
  }

  @Test
  void openingsDrawOutcomesByTheirWeights() {
    long[] counts = new long[4];
    long[] made = {0};
    Openings.stream(DiceRace.to(50), 9, 9, 1, each -> made[0]++).limit(300).forEach(opening -> {
      assertThat(opening.isChance()).isFalse();
      for (int ply = 0; ply < 9; ply += 2) {
        counts[opening.moves().get(ply).code()]++;
      }
    });
    assertThat(counts[2]).isBetween(675L, 825L);
    assertThat(counts[1]).isBetween(300L, 450L);
  }

  @Test
  void twoPlayersHaveAllArrangementsOfTheSeats() {
    Game<SeatedNim> ten = Game.of(new SeatedNim(10, 0, 3));
    Game<SeatedNim> nine = Game.of(new SeatedNim(9, 0, 3));
    List<GameResult<SeatedNim>> games =
        games(Match.between(ScriptedPlayer.<SeatedNim>always("a", 1), ScriptedPlayer.always("b", 1))
            .openings(List.of(ten, nine)));
    List<String> round = List.of("abb", "baa", "aab", "bba", "aba", "bab");
    assertThat(games)
        .extracting(game -> String.join("", game.players()))
        .containsExactlyElementsOf(
            IntStream.range(0, 12).mapToObj(i -> round.get(i % 6)).toList());
    assertThat(games)
        .extracting(game -> game.game().start().heap())
        .containsExactly(10, 10, 10, 10, 10, 10, 9, 9, 9, 9, 9, 9);
    for (int seats = 2; seats <= 6; seats++) {
      Round all = new Round(seats);
      assertThat(IntStream.range(0, all.games())
              .mapToObj(number -> all.of(true, number).boxed().toList())
              .distinct())
          .hasSize(all.games())
          .allMatch(taken -> !taken.isEmpty() && taken.size() < all.seats());
    }
  }

  @Test
  void whoHasTheBestSeatWins() {
    // Taking one of ten, seat 0 takes the last one, so its player wins.
    List<GameResult<SeatedNim>> games = new ArrayList<>();
    MatchResult result = Match.between(
            ScriptedPlayer.<SeatedNim>always("a", 1), ScriptedPlayer.always("b", 1))
        .from(new SeatedNim(10, 0, 3))
        .listener((game, soFar) -> games.add(game))
        .play();
    assertThat(result.asFirst()).isEqualTo(new Tally(3, 0, 0));
    assertThat(result.asSecond()).isEqualTo(new Tally(0, 0, 3));
    assertThat(result.pairs()).isEqualTo(new PairTally(0, 0, 3, 0, 0));
    assertThat(games.get(1))
        .hasToString("b (first), a (second), a (third): +2 -1 -1 [1 1 1 1 1 1 1 1 1 1]");
    assertThat(games.get(1).outcome()).isEqualTo(Outcome.FIRST_WON);
    assertThat(games.get(0).times()).hasSize(3);
  }

  @Test
  void aSharedBestScoreIsADraw() {
    MatchResult result =
        Match.<Shared>between(random("a"), random("b")).from(new Shared(false)).play();
    // abb, baa, aab, bba, aba, bab: who has seats 0 and 1 wins.
    assertThat(result.total()).isEqualTo(new Tally(1, 4, 1));
    assertThat(result.asFirst()).isEqualTo(new Tally(1, 2, 0));
  }

  @Test
  void whoResignsAtOneSeatLoses() {
    ScriptedPlayer<SeatedNim> quitter = new ScriptedPlayer<>("quitter", game -> Optional.empty());
    List<GameResult<SeatedNim>> games = new ArrayList<>();
    MatchResult result = Match.between(quitter, ScriptedPlayer.<SeatedNim>always("b", 1))
        .from(new SeatedNim(10, 0, 3))
        .listener((game, soFar) -> games.add(game))
        .play();
    assertThat(result.total()).isEqualTo(new Tally(0, 0, 6));
    assertThat(games).allMatch(game -> game.ending() == Ending.RESIGNED);
    assertThat(games.get(1)).asString().contains("quitter resigned [1]");
    // A game begins once for each seat of a player.
    assertThat(quitter.openings).hasSize(9);
    assertThat(quitter.seeds).doesNotHaveDuplicates();
  }

  @Test
  void aLimitOfPliesIsADraw() {
    MatchResult result = Match.<SeatedNim>between(random("a"), random("b"))
        .from(new SeatedNim(10, 0, 4))
        .maxPlies(2)
        .play();
    assertThat(result.total()).isEqualTo(new Tally(0, 14, 0));
  }

  @Test
  void whatAPlayerDoesElsewhereCountsOnce() {
    Player<SeatedNim> remote = new Player<>() {
      private int hours;

      @Override
      public String name() {
        return "remote";
      }

      @Override
      public SearchResult play(
          Game<SeatedNim> game, Limits limits, Consumer<SearchResult> listener) {
        hours++;
        return SearchResult.builder(game.position().legalMoves().get(0)).build();
      }

      @Override
      public Optional<Duration> processorTimeElsewhere() {
        return Optional.of(Duration.ofHours(hours));
      }
    };
    GameResult<SeatedNim> game = Match.playGame(
        Game.of(new SeatedNim(10, 0, 3)),
        List.of(remote, random("b"), remote),
        1,
        StopSignal.NEVER);
    long asked = IntStream.range(0, game.game().moves().size())
        .filter(ply -> ply % 3 != 1)
        .filter(ply -> game.game().positions().get(ply).legalMoves().size() > 1)
        .count();
    assertThat(game.times().get(0).plus(game.times().get(2)).processor().orElseThrow())
        .isBetween(Duration.ofHours(asked), Duration.ofHours(asked).plusMinutes(1));
    assertThat(game.times().get(2).processor().orElseThrow()).isLessThan(Duration.ofMinutes(1));
  }

  @Test
  void aGameOfOneSeatIsNoMatch() {
    Game<SeatedNim> alone = Game.of(new SeatedNim(5, 0, 1));
    GameResult<SeatedNim> game =
        Match.playGame(alone, List.of(ScriptedPlayer.always("a", 1)), 1, StopSignal.NEVER);
    assertThat(game).hasToString("a (first): +1 [1 1 1 1 1]");
    assertThat(game.outcome()).isEqualTo(Outcome.FIRST_WON);
    assertThatThrownBy(() -> Match.<SeatedNim>between(random("a"), random("b")).from(alone.start()))
        .hasMessage(
            "two players need the same number of seats in all openings," + " at least 2, not [1]");
    assertThatThrownBy(() -> MatchResult.none("a", "b", Optional.empty()).plus(game))
        .hasMessage("number of seats 1 is less than 2");
  }

  @Test
  void rejectsWhatDoesNotFit() {
    SeatedNim three = new SeatedNim(10, 0, 3);
    assertThatThrownBy(() -> Match.<SeatedNim>between(random("a"), random("b"))
            .openings(List.of(Game.of(three), Game.of(new SeatedNim(10, 0, 4)))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("not [3, 4]");
    assertThatThrownBy(() -> Match.<SeatedNim>between(random("a"), random("b"))
            .from(three)
            .games(8)
            .play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("number of games 8 is not a multiple of 6,"
            + " the arrangements of two players over 3 seats");
    assertThatThrownBy(() -> Match.<SeatedNim>between(random("a"), random("b"))
            .from(three)
            .adjudicate(1, 2)
            .play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("adjudicate is for two seats, but the game has 3");
    assertThatThrownBy(() -> Match.<SeatedNim>playGame(
            Game.of(three), random("a"), random("b"), 1, StopSignal.NEVER))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("2 players for a game of 3 seats");
  }
}
