package io.github.yomikiri.play.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The players that a kit has which says no more than its name and its start. */
class PlayerSpecTest {

  /** As short as a kit can be. */
  private static final class ConnectFourKit implements NodeKit<ConnectFour> {

    @Override
    public String name() {
      return "connect-four";
    }

    @Override
    public ConnectFour start() {
      return ConnectFour.START;
    }
  }

  private static final class KalahKit implements NodeKit<Kalah> {

    @Override
    public String name() {
      return "kalah";
    }

    @Override
    public Kalah start() {
      return Kalah.start(3, 2);
    }

    @Override
    public List<NamedEvaluator<Kalah>> evaluators() {
      return List.of(new NamedEvaluator<>("seeds", () -> node -> 0));
    }
  }

  private static PlayerSpec<ConnectFour> parse(String name) {
    return PlayerSpec.parse(new ConnectFourKit(), name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "random | none",
        "greedy | none",
        "pvs4:killers | depth 4",
        "pvs:nodes=2000 | 2,000 nodes a move",
        "alphabeta3:history:table1 | depth 3",
        "mtdf3 | depth 3",
        "nodes=500 | 500 nodes a move",
        "nodes=500:killers3:table2 | 500 nodes a move",
        "monte-carlo:nodes=900 | 900 nodes a move",
        "engine:level=3 | level 3",
        "engine:depth=3:table=1 | depth 3",
        "engine:clock=2s+1ms | 2 s a game and 1 ms a move",
        "ENGINE:nodes=100 | 100 nodes a move"
      })
  void playAndSayWhatLimitsAMove(String name, String limits) {
    PlayerSpec<ConnectFour> spec = parse(name);
    assertThat(spec.name()).isEqualTo(name);
    assertThat(spec.limits()).isEqualTo(limits);
    try (Player<ConnectFour> player = spec.make()) {
      Game<ConnectFour> game = Game.of(ConnectFour.START);
      assertThat(game.position().legalMoves())
          .contains(player.play(game, Limits.none()).bestMove());
    }
  }

  @Test
  void namesHaveNumbersToSet() {
    PlayerSpec<ConnectFour> engine = parse("engine");
    PlayerOption level = engine.option("level").orElseThrow();
    assertThat(engine.with(new ConnectFourKit(), level, 2).limits()).isEqualTo("level 2");
    assertThat(engine.option("size")).isEmpty();
    assertThat(parse("random").option("level")).isEmpty();
  }

  @Test
  void knowWhoDrawsLotsAndWhoValuesMoves() {
    assertThat(parse("random").drawsLots()).isTrue();
    assertThat(parse("random").valuesMoves()).isFalse();
    assertThat(parse("engine:level=1").drawsLots()).isTrue();
    assertThat(parse("engine").drawsLots()).isFalse();
    assertThat(parse("pvs2").valuesMoves()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"greedy", "pvs3", "nodes=300", "engine:depth=2"})
  void valueAllMoves(String name) {
    try (Player<ConnectFour> analyst = parse(name).makeAnalyst().orElseThrow()) {
      assertThat(analyst.analyze(ConnectFour.START, Limits.none()).rootMoves()).hasSize(7);
    }
  }

  @Test
  void valuesAreInPointsIfTheUnitHasPoints() {
    assertThat(parse("pvs3").isInPoints()).as("finished games only").isTrue();
    assertThat(PlayerSpec.parse(new KalahKit(), "pvs3:seeds").isInPoints())
        .as("the unit of the game")
        .isTrue();
    Evaluator<TicTacToe> unstated = node -> 3;
    PlayerSpec<TicTacToe> own = PlayerSpec.parse(ticTacToe(unstated), "pvs3");
    assertThat(own.isInPoints()).isFalse();
    assertThat(own.chances()).isEmpty();
  }

  @Test
  void valuesMayBeChances() {
    Evaluator<TicTacToe> even = Evaluator.of(node -> 0, new Unit<TicTacToe>() {
      @Override
      public int terminalScore(TicTacToe node) {
        return 8 * node.terminalScore();
      }

      @Override
      public Optional<IntToDoubleFunction> chances() {
        return Optional.of(score -> score / 8.0);
      }
    });
    for (String name : List.of("pvs3", "greedy", "engine", "monte-carlo:even")) {
      PlayerSpec<TicTacToe> spec = PlayerSpec.parse(ticTacToe(even), name);
      assertThat(spec.isInPoints()).isFalse();
      assertThat(spec.chances().orElseThrow().applyAsDouble(4)).isEqualTo(0.5);
    }
  }

  private static NodeKit<TicTacToe> ticTacToe(Evaluator<TicTacToe> evaluator) {
    return new NodeKit<>() {
      @Override
      public String name() {
        return "tic-tac-toe";
      }

      @Override
      public TicTacToe start() {
        return TicTacToe.START;
      }

      @Override
      public List<NamedEvaluator<TicTacToe>> evaluators() {
        return List.of(new NamedEvaluator<>("even", () -> evaluator));
      }
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''              | no player begins like this; expected engine, random, greedy, an algorithm",
        "alphabeta       | a depth is missing; expected a depth (alphabeta4) or a limit",
        "pvs4:fox        | no part \"fox\"; there are killers, history",
        "engine:fox      | no part \"fox\"; there are level=, depth=",
        "engine:level=9  | level 9 is outside 1-8",
        "engine:level=1:level=2 | only one part may set the level",
        "engine:clock=1m:time=1s | either a clock or a limit per move",
        "random:fox      | nothing may follow it, but \"fox\" does",
        "pvs4:probcut95  | probcut goes with predictions=",
        "pvs4:predictions=p.csv | no file \"p.csv\" of predictions; fit-probcut writes one",
        "monte-carlo:fox | no part \"fox\"; there are time=, nodes=",
        "monte-carlo:time=1s:nodes=9 | either a time or a number of nodes",
        "uci:            | which command?"
      })
  void sayWhatIsWrong(String name, String reason) {
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> parse(name))
        .withMessageStartingWith("player \"" + name + "\": ")
        .withMessageContaining(reason);
  }

  @Test
  void searchMonteCarloTreesWithAnEvaluatorOrWithout() {
    Game<Kalah> game = Game.of(Kalah.start(6, 4));
    SearchResult byRules = play("monte-carlo:nodes=5000", game);
    SearchResult bySeeds = play("monte-carlo:nodes=5000:seeds", game);
    assertThat(byRules.rootMoves()).isNotEqualTo(bySeeds.rootMoves());
    assertThat(PlayerSpec.parse(new KalahKit(), "monte-carlo").limits()).isEqualTo("1 s a move");
  }

  private static SearchResult play(String name, Game<Kalah> game) {
    try (Player<Kalah> player = PlayerSpec.parse(new KalahKit(), name).make()) {
      return player.play(game, Limits.none());
    }
  }

  @Test
  void readPredictionsFromFiles(@TempDir Path folder) throws IOException {
    // These say that a search of one ply is always right.
    Path file = folder.resolve("sure.csv");
    Files.writeString(file, """
        yomikiri-probcut,1
        stages,1
        stage,depth,shallow,slope,offset,deviation,samples
        0,3,1,1,0,0,30
        0,4,1,1,0,0,30
        """);
    String sure = "pvs5:probcut95:predictions=" + file;
    Game<Kalah> game = Game.of(Kalah.start(6, 4));
    assertThat(play(sure, game).statistics().nodes())
        .isLessThan(play("pvs5", game).statistics().nodes() / 2);
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> play("pvs5:predictions=" + file, game))
        .withMessageContaining("predictions= goes with a selectivity: probcut73, probcut87");
    Files.writeString(file, Files.readString(file).replace("stages,1", "stages,2"));
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> play(sure, game))
        .withMessageContaining("the predictions have 2 stages; expected 1");
  }

  @Test
  void nameTheEvaluatorsThatThereAre() {
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> PlayerSpec.parse(new KalahKit(), "pvs4:fox"))
        .withMessageContaining("the evaluators seeds and weight files, and killers");
  }
}
