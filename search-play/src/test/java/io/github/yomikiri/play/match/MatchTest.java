package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import io.github.yomikiri.play.match.MatchResult.Tally;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MatchTest {

  private final ScriptedPlayer<Bids> two = ScriptedPlayer.always("two", 2);
  private final ScriptedPlayer<Bids> one = ScriptedPlayer.always("one", 1);

  @Test
  void countsByColour() {
    // With perfect play, the first mover wins the heap of 9 and the second mover the heap of 8.
    Player<Nim> perfect = Player.of("perfect", Searchers.bare(Nim.class).build(), Limits.none());
    ScriptedPlayer<Nim> greedy = new ScriptedPlayer<>("greedy", game -> {
      int taken = Math.min(3, game.position().heap());
      return Optional.of(new Move(taken, "take " + taken));
    });
    Game<Nim> nine = Game.of(new Nim(9));
    Game<Nim> eight = Game.of(new Nim(8));

    assertThat(
            Match.between(perfect, greedy).openings(List.of(nine, nine, eight)).play())
        .isEqualTo(new MatchResult(
            "perfect",
            "greedy",
            Optional.empty(),
            counts(new Tally(2, 0, 1), new Tally(3, 0, 0), new PairTally(0, 0, 1, 0, 2)),
            false));
  }

  private static GameCounts counts(Tally asFirst, Tally asSecond, PairTally pairs) {
    return new GameCounts(
        asFirst,
        asSecond,
        Tally.NONE,
        pairs,
        List.of(),
        List.of(),
        PlayerTime.NONE,
        PlayerTime.NONE);
  }

  @Test
  void coloursAreSwappedWithinAPairAndOpeningsTakenInTurn() {
    Game<Bids> a = Game.of(Bids.start(4));
    Game<Bids> b = Game.of(Bids.start(4), List.of(new Move(0, "0")));
    List<GameResult<Bids>> games = new ArrayList<>();

    Match.between(two, one)
        .openings(List.of(a, b))
        .games(6)
        .listener((game, soFar) -> games.add(game))
        .play();

    assertThat(games)
        .extracting(game -> String.join(" ", game.players()))
        .containsExactly("two one", "one two", "two one", "one two", "two one", "one two");
    assertThat(games)
        .extracting(game -> game.game().toString())
        .containsExactly("2 1 2 1", "1 2 1 2", "0 1 2 1", "0 2 1 2", "2 1 2 1", "1 2 1 2");
  }

  @Test
  void eachOpeningIsAPairUnlessToldOtherwise() {
    MatchResult result = Match.between(two, one)
        .openings(Openings.random(Bids.start(6), 2, 5, 1))
        .play();

    assertThat(result.total().games()).isEqualTo(10);
    assertThat(result.pairs().pairs()).isEqualTo(5);
  }

  @Test
  void theListenerHearsOfEveryGameInOrder() {
    List<MatchResult> heard = new ArrayList<>();

    MatchResult result = Match.between(two, one)
        .from(Bids.start(2))
        .games(4)
        .listener((game, soFar) -> heard.add(soFar))
        .play();

    assertThat(heard).extracting(soFar -> soFar.total().games()).containsExactly(1, 2, 3, 4);
    assertThat(heard).extracting(soFar -> soFar.pairs().two()).containsExactly(0, 1, 1, 2);
    assertThat(heard.get(3)).isEqualTo(result);
  }

  @Test
  void playersAreToldOfEveryGameAndNotClosed() {
    Match<Bids> match = Match.between(two, one).from(Bids.start(2)).games(4);

    match.play();

    assertThat(two.openings).hasSize(4);
    assertThat(two.seeds).doesNotHaveDuplicates().doesNotContainAnyElementsOf(one.seeds);
    assertThat(two.closed + one.closed).isZero();

    match.play();
    assertThat(two.seeds.subList(4, 8)).isEqualTo(two.seeds.subList(0, 4));
  }

  @Test
  void playersMadeForTheMatchAreClosed() {
    MatchResult result = Match.between(() -> two, () -> one).from(Bids.start(2)).play();

    assertThat(result.total()).isEqualTo(new Tally(2, 0, 0));
    assertThat(two.closed).isEqualTo(1);
    assertThat(one.closed).isEqualTo(1);
  }

  @Test
  void whenOneCannotBeMadeTheOtherIsClosed() {
    Match<Bids> match = Match.<Bids>between(() -> two, () -> {
      throw new IllegalStateException("no such program");
    });

    assertThatThrownBy(() -> match.from(Bids.start(2)).play()).hasMessage("no such program");
    assertThat(two.closed).isEqualTo(1);
  }

  @Test
  void theSeedDecidesTheGames() {
    assertThat(randomGames(1))
        .isEqualTo(randomGames(1))
        .isNotEqualTo(randomGames(2))
        .doesNotHaveDuplicates();
  }

  private static List<Game<TicTacToe>> randomGames(long seed) {
    List<Game<TicTacToe>> games = new ArrayList<>();
    Player<TicTacToe> random = Player.seeded("random", Searchers::random, Limits.none());
    Player<TicTacToe> other = Player.seeded("other", Searchers::random, Limits.none());
    Match.between(random, other)
        .from(TicTacToe.START)
        .games(10)
        .seed(seed)
        .listener((game, soFar) -> games.add(game.game()))
        .play();
    return games;
  }

  @Test
  void perfectPlayBeatsOrDrawsWithRandomPlay() {
    Player<TicTacToe> perfect =
        Player.of("perfect", Searchers.forGame(TicTacToe.class).build(), Limits.none());
    Player<TicTacToe> random = Player.seeded("random", Searchers::random, Limits.none());

    MatchResult result =
        Match.between(perfect, random).from(TicTacToe.START).games(20).play();

    assertThat(result.total().losses()).isZero();
    assertThat(result.total().wins()).isGreaterThan(10);
    assertThat(result.elo().lower()).isPositive();
  }

  @Test
  void aMatchCountsTheNodesOfItsSearches() {
    List<Long> choices = new ArrayList<>();
    Player<Nim> perfect = Player.of("perfect", Searchers.bare(Nim.class).build(), Limits.none());
    Player<Nim> counted = new ScriptedPlayer<>("counted", game -> {
      SearchResult result = perfect.play(game, Limits.none());
      choices.add(result.statistics().nodes());
      return result.move();
    });
    Player<Nim> one = ScriptedPlayer.always("it", 1);
    Match.between(counted, one).from(new Nim(9)).play();
    assertThat(choices).isNotEmpty().doesNotContain(0L);
    MatchResult result = Match.between(perfect, one).from(new Nim(9)).play();
    assertThat(result.playerTime().nodes())
        .isEqualTo(choices.stream().mapToLong(Long::longValue).sum());
    assertThat(result.opponentTime().nodes()).isZero();
  }

  @Test
  void illegalMovesLoseAndAreReported() {
    ScriptedPlayer<Bids> cheat = ScriptedPlayer.always("cheat", 7);

    MatchResult result = Match.between(cheat, one).from(Bids.start(2)).play();

    assertThat(result.total()).isEqualTo(new Tally(0, 0, 2));
    assertThat(result.illegalMoves())
        .containsExactly(
            "cheat (first), one (second): cheat played 7, which is illegal in Bids[left=2, own=0, other=0] []",
            "one (first), cheat (second): cheat played 7, which is illegal in Bids[left=1, own=0, other=1] [1]");
    assertThat(result.toString())
        .endsWith(
            "lost by illegal moves: 2, the first one " + result.illegalMoves().get(0));
  }

  @Test
  void resultsHaveTheSameDigitsInEveryLocale() {
    MatchResult result = Match.between(ScriptedPlayer.always("cheat", 7), one)
        .from(Bids.start(2))
        .play();
    String usual = result.toString();
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-u-nu-arab"));
      assertThat(result).hasToString(usual);
      assertThat(usual).contains("cheat first: 0, one second: 1, draws: 0");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aSequentialTestEndsTheMatch() {
    Match<Bids> match =
        Match.between(two, one).from(Bids.start(2)).games(1000).sprt(Sprt.of(0, 100));

    MatchResult result = match.play();

    // Each pair won twice adds about log(0.64 / 0.5) = 0.247 to the ratio, which needs 2.944.
    assertThat(result.decision()).contains(Sprt.Decision.ACCEPT_H1);
    assertThat(result.pairs()).isEqualTo(new PairTally(0, 0, 0, 0, 12));
    assertThat(result.stopped()).isFalse();
  }

  /** Games that are played one by one, and counted elsewhere, give the same result. */
  @Test
  void countsGamesThatArePlayedByTheirNumber() {
    Player<TicTacToe> random = Player.seeded("random", Searchers::random, Limits.none());
    Player<TicTacToe> perfect =
        Player.of("perfect", Searchers.bare(TicTacToe.class).build(), Limits.none());
    Sprt test = Sprt.of(0, 100);
    Match<TicTacToe> match = Match.between(perfect, random)
        .openings(Openings.random(TicTacToe.START, 1, 500, 1))
        .games(1000)
        .seed(7)
        .sprt(test);
    MatchResult counted = MatchResult.none("perfect", "random", Optional.of(test));
    for (int number = 0; !counted.isDecided(); number++) {
      counted = counted.plus(match.playGame(number, perfect, random));
    }
    assertThat(counted).isEqualTo(match.play());
    assertThat(counted.sprt()).contains(test);
    assertThat(counted.total().games()).isLessThan(1000);
    assertThatThrownBy(() -> match.playGame(-1, perfect, random))
        .hasMessage("number of a game -1 is negative");
    assertThatThrownBy(() -> Match.between(perfect, random).playGame(0, perfect, random))
        .hasMessageStartingWith("no openings");
  }

  @Test
  void withoutATestThereIsNoDecision() {
    assertThat(Match.between(two, one).from(Bids.start(2)).play().decision()).isEmpty();
  }

  @Test
  void theStopSignalEndsTheMatchAndTheGameItInterruptsIsNotCounted() {
    StopSignal stop = new StopSignal();
    ScriptedPlayer<Bids> stopper = new ScriptedPlayer<>("stopper", game -> {
      if (two.openings.size() == 4) {
        stop.raise();
      }
      return Optional.of(new Move(1, "1"));
    });

    MatchResult result =
        Match.between(two, stopper).from(Bids.start(2)).games(10).stop(stop).play();

    assertThat(result.stopped()).isTrue();
    assertThat(result.total()).isEqualTo(new Tally(3, 0, 0));
    assertThat(result.asFirst()).isEqualTo(new Tally(2, 0, 0));
    assertThat(result.pairs()).isEqualTo(new PairTally(0, 0, 0, 0, 1));
  }

  @Test
  void aListenerMayStopTheMatch() {
    StopSignal stop = new StopSignal();

    MatchResult result = Match.between(two, one)
        .from(Bids.start(2))
        .games(10)
        .stop(stop)
        .listener((game, soFar) -> stop.raise())
        .play();

    assertThat(result.total().games()).isEqualTo(1);
    assertThat(result.stopped()).isTrue();
  }

  @Test
  void whatAPlayerThrowsReachesTheCaller() {
    ScriptedPlayer<Bids> broken = new ScriptedPlayer<>("broken", game -> {
      throw new IllegalStateException("out of order");
    });

    assertThatThrownBy(() -> Match.between(two, broken).from(Bids.start(2)).play())
        .hasMessage("out of order");
  }

  @Test
  void rejectsWhatCannotBePlayed() {
    Match<Bids> match = Match.between(two, one);

    assertThatThrownBy(match::play).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> match.games(3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> match.games(0)).isInstanceOf(IllegalArgumentException.class);
    assertThat(match.games(2)).isNotNull();
    assertThatThrownBy(() -> match.openings(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> match.from(Bids.start(0)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> match.parallel(2, Runnable::run))
        .isInstanceOf(IllegalStateException.class);
  }

  /** The counts are those of 2011. Their distribution to pairs is not known, so it is made up. */
  @Test
  void theResultReadsLikeThePostsOf2011() {
    MatchResult result = new MatchResult(
        "minmax2",
        "random",
        Optional.of(Sprt.of(0, 10)),
        counts(new Tally(69, 4, 27), new Tally(68, 3, 29), new PairTally(8, 2, 39, 3, 48)),
        false);

    assertThat(result.toString("D", "L", "-").lines())
        .startsWith("minmax2 D: 69, random L: 27, -: 4", "random D: 29, minmax2 L: 68, -: 3")
        .hasSize(4);
    // Dark and Light are names of Reversi.
    assertThat(result.toString().lines())
        .containsExactly(
            "minmax2 first: 69, random second: 27, draws: 4",
            "random first: 29, minmax2 second: 68, draws: 3",
            "minmax2: 140.5 of 200 points, Elo +149.3 [+99.9, +205.2]",
            "SPRT [0.0, 10.0]: UNDECIDED, log-likelihood ratio 1.99 in [-2.94, 2.94]");
  }
}
