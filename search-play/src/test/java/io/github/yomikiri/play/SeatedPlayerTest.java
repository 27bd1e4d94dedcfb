package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.kit.PlayerSyntaxException;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The usual players in games with dice, and with other numbers of seats than two. */
class SeatedPlayerTest {

  private record RaceKit() implements GameKit<DiceRace> {

    @Override
    public String name() {
      return "dice-race";
    }

    @Override
    public DiceRace start() {
      return DiceRace.to(6);
    }

    @Override
    public List<String> seats() {
      return List.of("White", "Black");
    }

    @Override
    public List<PlayerKind<DiceRace>> players() {
      return List.of(
          PlayerKind.built(
              "engine", true, () -> Player.builder(Expectation<DiceRace>::new), "engine  best\n"),
          PlayerKind.random(),
          PlayerKind.uci(text()));
    }

    @Override
    public String usualPlayer() {
      return "engine";
    }
  }

  /** Plays a game whose seats and dice are random. */
  private static <P extends SeatedPosition<P>> Game<P> randomGame(P start, long seed) {
    Player<P> random = Player.seeded("random", Searchers::random, Limits.none());
    Game<P> game = Game.of(start).withChance(seed);
    random.newGame(game, seed);
    while (!game.isOver()) {
      game = game.play(random.play(game, Limits.none()).bestMove()).withChance(seed);
    }
    return game;
  }

  @Test
  void aSearchersMoveStays() {
    // The last one is seat 0's to win by taking 3; a search that gives it away has its way.
    SeatedNim position = new SeatedNim(3, 0, 3);
    Move one = position.legalMoves().get(0);
    try (Player<SeatedNim> player = Player.<SeatedNim>builder(
            () -> (root, limits, listener) -> SearchResult.builder(one).depth(1).build())
        .build()) {
      assertThat(player.play(position, Limits.none()).bestMove()).isEqualTo(one);
    }
    Player<SeatedNim> of = Player.of("best", new Expectation<SeatedNim>(), Limits.none());
    assertThat(of.play(position, Limits.none()).bestMove().code()).isEqualTo(3);
  }

  @Test
  void anotherSearcherMayValueTheMoves() {
    SeatedNim position = new SeatedNim(3, 0, 3);
    Move one = position.legalMoves().get(0);
    try (Player<SeatedNim> player = Player.<SeatedNim>builder(
            () -> (root, limits, listener) -> SearchResult.builder(one).build(), Expectation::new)
        .build()) {
      assertThat(player.play(position, Limits.none()).bestMove()).isEqualTo(one);
      assertThat(player.analyze(position, Limits.none()).rootMoves()).hasSize(3);
    }
  }

  @Test
  void nothingIsSearchedWhereChanceDecides() {
    DiceRace start = DiceRace.to(6);
    try (Player<DiceRace> player = Player.builder(Expectation<DiceRace>::new).build()) {
      player.ponder(start, Runnable::run);
      player.stopPondering();
      player.ponder(start.play(2), Runnable::run);
      player.stopPondering();
    }
    // A player with a clock is warmed up where a seat decides.
    try (Player<DiceRace> player = Player.builder(Expectation<DiceRace>::new)
        .build()
        .inMatches("clock", Limits.clock(GameClock.of(Duration.ofMinutes(1))))) {
      player.newGame(Game.of(start), 1);
      assertThat(player.play(start.play(2), Limits.none()).move()).isPresent();
    }
  }

  @Test
  void aKitHasPlayersWithoutANode() {
    RaceKit kit = new RaceKit();
    PlayerSpec<DiceRace> usual = PlayerSpec.parse(kit, "engine");
    assertThat(usual.limits()).isEqualTo("1 s a move");
    assertThat(usual.drawsLots()).isFalse();
    assertThat(usual.isInPoints()).isTrue();
    try (Player<DiceRace> analyst = usual.makeAnalyst().orElseThrow()) {
      assertThat(analyst.analyze(DiceRace.to(6).play(3), Limits.none()).rootMoves())
          .hasSize(2);
    }
    PlayerSpec<DiceRace> weak = PlayerSpec.parse(kit, "engine:level=1:nodes=5");
    assertThat(weak.limits()).isEqualTo("level 1, 5 nodes a move");
    assertThat(weak.drawsLots()).isTrue();
    assertThat(weak.option("level")).isPresent();
    for (PlayerSpec<DiceRace> spec : List.of(usual, weak, PlayerSpec.parse(kit, "random"))) {
      try (Player<DiceRace> player = spec.make();
          Player<DiceRace> untimed = spec.makeUntimed()) {
        assertThat(player.name()).isEqualTo(spec.name());
        assertThat(player.play(DiceRace.to(6).play(3), Limits.none()).move()).isPresent();
        assertThat(untimed.play(DiceRace.to(6).play(3), Limits.none()).move()).isPresent();
      }
    }
    assertThat(PlayerSpec.parse(kit, "uci:engine").limits()).isEqualTo("1 s a move");
    assertThatThrownBy(() -> PlayerSpec.parse(kit, "engine:table=1"))
        .isInstanceOf(PlayerSyntaxException.class)
        .hasMessageContaining("no part \"table=1\"");
    assertThatThrownBy(() -> PlayerSpec.parse(kit, "engine:level=9"))
        .hasMessageContaining("level 9 is outside 1-8");
    assertThatThrownBy(() -> PlayerSpec.parse(kit, "engine:level=2:level=3"))
        .isInstanceOf(PlayerSyntaxException.class);
  }

  private static <P extends SeatedPosition<P>> void review(Game<P> game) {
    Expectation<P> exact = new Expectation<>();
    try (Player<P> player = Player.<P>builder(() -> exact).build()) {
      List<Integer> heard = new ArrayList<>();
      List<JudgedMove> judged =
          player.review(game, Limits.none(), move -> heard.add(0, move.ply()));
      List<Integer> decisions = new ArrayList<>();
      for (int ply = 0; ply < game.moves().size(); ply++) {
        if (!game.first(ply).isChance()) {
          decisions.add(ply);
        }
      }
      assertThat(judged).extracting(JudgedMove::ply).isEqualTo(decisions).isEqualTo(heard);
      for (JudgedMove move : judged) {
        P before = game.positions().get(move.ply());
        Move played = game.moves().get(move.ply());
        assertThat(move.played().move()).isEqualTo(played);
        assertThat(move.played().score()).isEqualTo(exact.score(before, played));
        assertThat(move.solved()).isTrue();
        assertThat(move.unitsPerPoint()).isEqualTo(Expectation.UNITS);
        assertThat(move.alternative().map(each -> each.score()).orElse(Integer.MIN_VALUE))
            .isEqualTo(before.legalMoves().stream()
                .filter(each -> !each.equals(played))
                .mapToInt(each -> exact.score(before, each))
                .max()
                .orElse(Integer.MIN_VALUE));
      }
    }
  }

  @Test
  void aReviewJudgesTheMovesOfTheSeats() {
    for (int seed = 0; seed < 30; seed++) {
      Game<DiceRace> race = randomGame(DiceRace.to(7), seed);
      review(race);
      review(race.first(seed % race.moves().size()));
      for (int seats = 1; seats <= 6; seats++) {
        Game<SeatedNim> nim = randomGame(new SeatedNim(11, seed % seats, seats), seed);
        review(nim);
        review(nim.first(seed % nim.moves().size()));
      }
    }
  }
}
