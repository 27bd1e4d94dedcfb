package io.github.yomikiri.reversi.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.kit.PlayerSyntaxException;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of Reversi's players. */
class ReversiPlayersTest {

  private static PlayerSpec<Reversi> parse(String name) {
    return PlayerSpec.parse(ReversiKit.KIT, name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "random | none",
        "pvs8:tanuki:killers | depth 8",
        "pvs:nodes=20000 | 20,000 nodes a move",
        "scout9:time=1.5s | depth 9, 1.5 s a move",
        "engine | 1 s a move",
        "engine:level=3 | level 3",
        "engine:depth=3:time=200ms | depth 3, 200 ms a move",
        "engine:clock=1m+2s | 60 s a game and 2 s a move",
        "gtp:edax -gtp | those of the program",
        "nboard:depth=8:edax | depth 8",
        "uci:edax | 1 s a move",
        "uci:depth=8:time=200ms:edax | depth 8, 200 ms a move"
      })
  void saysWhatLimitsAMove(String name, String limits) {
    assertThat(parse(name).limits()).isEqualTo(limits);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "greedy",
        "greedy:mobility",
        "position-weights",
        "minimax2",
        "MinMax2",
        "alphabeta4",
        "pvs4:tanuki",
        "negaalpha4:weights:killers32:history:table1",
        "mtdf3:interprism",
        "nodes=1000",
        "pvs:nodes=1000:discs",
        "time=1ms:tanuki",
        "scout9:time=0.001s",
        "engine:nodes=1000",
        "engine:level=1",
        "engine:level=5:tanuki:table=1",
        "engine:depth=3:variety=4:time=1ms",
        "engine:book=default",
        "engine:clock=100ms+10ms:table=1",
        "nodes=1000:probcut95",
        "pvs5:probcut73:tanuki"
      })
  void playsALegalMove(String name) {
    PlayerSpec<Reversi> spec = parse(name);
    assertThat(spec.name()).isEqualToIgnoringCase(name);
    try (Player<Reversi> player = spec.make()) {
      Game<Reversi> game = Game.of(Reversi.start());
      assertThat(game.position().legalMoves())
          .contains(player.play(game, Limits.none()).bestMove());
    }
  }

  @Test
  void anUntimedEngineThinksLongerThanASecond() {
    StopSignal afterASecond = new StopSignal();
    try (Player<Reversi> engine = parse("engine:interprism:table=1").makeUntimed()) {
      SearchResult result =
          engine.play(Game.of(Reversi.start()), Limits.none().withStop(afterASecond), soFar -> {
            if (soFar.statistics().elapsed().toSeconds() >= 1) {
              afterASecond.raise();
            }
          });
      assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "greedy",
        "position-weights",
        "engine:level=2",
        "engine:variety=6",
        "engine:book=default"
      })
  void knowsWhoDrawsLots(String name) {
    assertThat(parse(name).drawsLots()).isTrue();
    assertThat(parse("minimax1").drawsLots()).isFalse();
    assertThat(parse("engine").drawsLots()).isFalse();
  }

  @Test
  void readsPredictionsForAnyEvaluatorInDiscs(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("My.csv");
    try (Writer out = Files.newBufferedWriter(file)) {
      new Tanuki().predictions().orElseThrow().write(out, List.of());
    }
    String name = "engine:depth=3:discs:selectivity=95:predictions=" + file;
    try (Player<Reversi> player = parse(name).make()) {
      assertThat(player.play(Reversi.start(), Limits.none()).move()).isPresent();
    }
    Files.writeString(file, "no table");
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> parse(name))
        .withMessageContaining("My.csv");
    Files.write(file, new byte[] {(byte) 0xff, '\n'});
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> parse(name))
        .withMessageEndingWith(file + ", near the beginning: this is not text in UTF-8");
  }

  @Test
  void readsWeightFilesWhereverAnEvaluatorCanBe(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("My.Weights");
    PatternEvaluator.linear().weights().write(file);
    for (String before : List.of("greedy:", "engine:level=1:", "engine:depth=1:", "PVS2:")) {
      PlayerSpec<Reversi> spec = parse(before + file);
      assertThat(spec.name()).isEqualTo(before + file);
      try (Player<Reversi> player = spec.make()) {
        assertThat(player.play(Reversi.start(), Limits.none()).move()).isPresent();
      }
    }
    assertThat(nodes("pvs5:" + file)).isEqualTo(nodes("pvs5:pattern"));
    assertThat(nodes("pvs5:probcut73:" + file)).isEqualTo(nodes("pvs5:probcut73:pattern"));
    Files.write(file, new byte[3]);
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> parse("engine:" + file))
        .withMessage("player \"engine:" + file + "\": " + file
            + ", header: this is not a weight file of version 1");
  }

  @Test
  void predictionsLeaveNodesOut() {
    assertThat(nodes("pvs8:tanuki:probcut73")).isLessThan(nodes("pvs8:tanuki") / 2);
    assertThat(nodes("nodes=999999999:probcut99")).isLessThan(nodes("nodes=999999999"));
  }

  private static long nodes(String name) {
    Reversi position = Openings.random(Reversi.start(), 20, 1, 1).get(0).position();
    try (Player<Reversi> player = parse(name).make()) {
      return player.play(position, Limits.depth(8)).statistics().nodes();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                  | no player begins like this; expected random, greedy",
        "alphabeat4          | no player begins like this",
        "alphabeta           | a depth is missing; expected a depth (alphabeta4) or a limit",
        "alphabeta0          | depth 0 is outside 1-250",
        "alphabeta999        | depth 999 is outside",
        "random:tanuki       | nothing may follow it, but \"tanuki\" does",
        "greedy:fox          | no evaluator or weight file \"fox\"; there are discs",
        "pvs4:fox            | no part \"fox\"; there are the evaluators discs",
        "pvs4:               | no part \"\"",
        "pvs4:killers0       | number of killers 0 is outside 1-128",
        "pvs4:killers200     | number of killers 200 is outside 1-128",
        "pvs4:table0         | table size in MiB 0 is outside",
        "time=1h             | \"time=1h\" is not a limit such as",
        "time=0s             | at least 1ms",
        "nodes=0             | at least 1 node",
        "time=1s:nodes=5     | not both",
        "engine:level=13     | level 13 is outside 1-12",
        "engine:level        | level level is outside 1-12",
        "engine:fox          | no part \"fox\"; there are the evaluators discs",
        "engine:clock=1h     | \"clock=1h\" is not a limit such as",
        "engine:clock=1m:time=1s | either a clock or a limit per move",
        "gtp:                | which command?",
        "gtp:depth=3:edax    | GTP has no word for a depth",
        "nboard:depth=0:edax | depth 0 is outside 1-250",
        "uci:                | which command?",
        "uci:time=0s:edax    | at least 1ms",
        "uci:depth=2:depth=3:edax | set the depth, but \"depth=2\" and \"depth=3\" do",
        "gtp:'edax           | a quote is not closed",
        "engine:selectivity=50 | no \"selectivity=50\"; there are 73, 87, 95, 98, 99, 100",
        "engine:discs:selectivity=95 | selectivity goes with the evaluators tanuki, interprism, pattern, network",
        "engine:predictions=none.csv | no file \"none.csv\" of predictions; fit-probcut writes one",
        "pvs4:probcut50      | no \"probcut50\"; there are probcut73, probcut87",
        "pvs3:tanuki:discs   | one part may set the evaluator, but \"tanuki\" and \"discs\" do",
        "pvs3:killers:killers4 | may set the killers, but \"killers\" and \"killers4\" do",
        "pvs3:history:history | only one part may set the history",
        "pvs3:table1:table2  | only one part may set the table, but \"table1\" and \"table2\" do",
        "pvs3:tanuki:probcut95:probcut73 | only one part may set the selectivity",
        "time=1s:time=2s     | only one part may set the time, but \"time=1s\" and \"time=2s\" do",
        "pvs:nodes=5:nodes=6 | only one part may set the number of nodes",
        "engine:time=1s:time=2s | only one part may set the time",
        "engine:tanuki:nodes=5:pattern | set the evaluator, but \"tanuki\" and \"pattern\" do",
        "engine:level=2:level=3 | only one part may set the level",
        "engine:depth=2:depth=2 | only one part may set the depth",
        "nboard:depth=2:depth=3:edax | set the depth, but \"depth=2\" and \"depth=3\" do",
        "alphabeta6:tanuki:probcut73 | probcut goes with the algorithms scout, pvs, mtdf, not with",
        "pvs4:probcut95      | probcut goes with the evaluators tanuki, interprism, pattern, network"
      })
  void saysWhatIsWrong(String name, String reason) {
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> parse(name))
        .withMessageStartingWith("player \"" + name + "\": ")
        .withMessageContaining(reason);
  }
}
