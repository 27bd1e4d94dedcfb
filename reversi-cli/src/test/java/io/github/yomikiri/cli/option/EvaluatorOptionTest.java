package io.github.yomikiri.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.cli.command.Weights;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every option that takes an evaluator also takes a weight file, of kind linear or fox. */
class EvaluatorOptionTest {

  private static final String FFO_40 =
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X\n";

  @TempDir
  private Path folder = Path.of("");

  private String linear = "";
  private String fox = "";

  @BeforeEach
  void writeWeights() throws IOException {
    linear = Weights.linear(folder, 1).toString();
    fox = Weights.fox(folder, 1).toString();
  }

  private static String timeless(Run run) {
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run.out().replaceAll("[\\d.]+ s\\b|nodestats .*|nps \\d+ time \\d+", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "analyze f5d6c3 --depth 3",
        "eval -",
        "explain f5d6c3",
        "gtp --level 3 --depth 3 --hash 2",
        "nboard --level 3 --depth 3 --hash 2",
        "uci --level 3 --depth 3 --hash 2"
      })
  void isTheSameForAllCommands(String command) {
    String input = command.startsWith("eval") ? FFO_40 : "reg_genmove b\nset depth 3\ngo depth 3\n";
    List<String> outputs = new ArrayList<>();
    boolean searches = !command.startsWith("e");
    for (String evaluator : List.of(linear, fox, searches ? "network" : "pattern")) {
      List<String> line = new ArrayList<>(List.of(command.split(" ", -1)));
      line.addAll(List.of("--evaluator", evaluator));
      outputs.add(timeless(Run.withInput(input, line.toArray(String[]::new))));
    }
    String usual = timeless(Run.withInput(input, command.split(" ", -1)));
    if (!command.startsWith("gtp")) {
      assertThat(outputs).doesNotHaveDuplicates();
    }
    assertThat(usual).isEqualTo(outputs.get(2));
    List<String> line = new ArrayList<>(List.of(command.split(" ", -1)));
    line.addAll(List.of("--evaluator", "hare"));
    Run wrong = Run.withInput(input, line.toArray(String[]::new));
    assertThat(wrong.exitCode()).isEqualTo(2);
    assertThat(wrong.err())
        .contains("--evaluator: no evaluator or weight file \"hare\"; there are discs, ");
  }

  @Test
  void tellsThePlayersOfMatchesAndGames() {
    Run match = Run.of("match", "pvs2:" + fox, "Greedy:" + linear, "--games", "2", "--csv");
    assertThat(match.exitCode()).as(match.err()).isZero();
    assertThat(match.lines().get(1)).startsWith("1,pvs2:" + fox + ",Greedy:" + linear + ",");
    Run play = Run.withInput(
        "", "play", "--white", "human", "--level", "1", "--evaluator", fox, "--seed", "1");
    assertThat(play.exitCode()).as(play.err()).isZero();
    assertThat(play.out()).contains("Dark (engine:level=1:" + fox + ") plays ");
    Run both = Run.of("play", "--black", "random", "--white", "random", "--evaluator", "pattern");
    assertThat(both.err())
        .startsWith("yomikiri play: --level, --evaluator and --book apply to the computer, but both"
            + " players are named");
    assertThat(Run.of("play", "--evaluator", "hare").err())
        .contains("--evaluator: no evaluator or weight file \"hare\"");
  }

  @Test
  void countsInDiscsWhateverTheEvaluatorCountsIn() {
    // After f5 Dark has four discs and Light one. After a reply both have three.
    Run run = Run.of("analyze", "start", "--depth", "1", "--evaluator", "discs", "--lines", "1");
    assertThat(run.lines().get(2)).matches("\\w\\d +\\+3\\.00 +1 .*");
    assertThat(Run.of("analyze", "start", "--depth", "2", "--evaluator", "discs")
            .lines()
            .get(2))
        .matches("\\w\\d +[+-]0\\.00 +2 .*");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "analyse start --depth 1 --evaluator mobility",
        "gtp --evaluator mobility",
        "selfplay --games 1 --evaluator mobility -o none/x",
        "accuracy x --evaluators mobility",
        "match engine:mobility random --games 2"
      })
  void whatNeedsDiscsRefusesEvaluatorsOfAnythingElse(String command) {
    Run run = Run.of(command.split(" ", -1));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("the values of the evaluator \"mobility\" are not discs, which are wanted here;"
            + " those of discs, tanuki, interprism, pattern, network and of weight files are");
  }

  @Test
  void saysWhatTheDefaultIs() {
    assertThat(Run.of("help", "eval").out()).containsPattern("Default:\\s+pattern\\.");
    assertThat(Run.of("help", "gtp").out()).containsPattern("Default:\\s+network\\.");
    assertThat(Run.of("help", "selfplay").out()).containsPattern("Default:\\s+interprism\\.");
  }
}
