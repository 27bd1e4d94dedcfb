package io.github.yomikiri.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.WeightFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainCommandTest {

  @TempDir
  Path folder;

  private Path games;
  private Path output;

  @BeforeEach
  void makeGames() {
    games = folder.resolve("some.games");
    output = folder.resolve("some.weights");
    Run.of("selfplay", "-o", games.toString(), "--games", "20", "--depth", "1", "--empties", "6");
  }

  private Run train(String... more) {
    List<String> line =
        new ArrayList<>(List.of("train", games.toString(), "-o", output.toString()));
    line.addAll(List.of("--passes", "3"));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  @Test
  void writesWeightsThatTellWhereTheyComeFrom() throws IOException {
    Run run = train("--test", games.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("Wrote " + output + ", ")
        .contains("empties  positions  mean error  root mean square");
    PatternEvaluator evaluator = new PatternEvaluator(WeightFile.read(output));
    assertThat(evaluator.weights().origin())
        .contains("yomikiri (not packaged) train", "passes 3", "input some.games, ");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactlyInAnyOrder(games, output);
    }
  }

  @Test
  void learnsSomething() {
    train("--ridge", "1");
    Run run = Run.of(
        "accuracy",
        games.toString(),
        "--evaluators",
        output + ",discs",
        "--empties",
        "20",
        "--csv");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines().get(0)).isEqualTo("empties,positions," + output + ",discs");
    String[] row = run.lines().get(1).split(",", -1);
    assertThat(Double.parseDouble(row[2])).isLessThan(Double.parseDouble(row[3]) / 2);
  }

  @Test
  void goesOnWithWhatIsThere() throws IOException {
    train();
    byte[] whole = Files.readAllBytes(output);
    Files.delete(output);
    Path work = folder.resolve("some.weights.work");
    Run stopped =
        Run.interrupted("train", games.toString(), "-o", output.toString(), "--passes", "3");
    assertThat(stopped.err()).isEqualTo("yomikiri train: Stopped; the same command goes on.\n");
    assertThat(output).doesNotExist();
    assertThat(work).exists();
    Run other = train("--ridge", "7");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("some.weights.work is of another command");
    assertThat(train().exitCode()).isZero();
    assertThat(Files.readAllBytes(output)).isEqualTo(whole);
  }

  @Test
  void saysWhatIsWrong() throws IOException {
    assertThat(train("--ridge", "0").err()).contains("ridge 0.0 is not in (0, 1e9]");
    assertThat(Run.of("train", "none.games", "-o", output.toString()).err())
        .contains("none.games: no such file");
    Files.createFile(output);
    assertThat(train().err()).contains(output + ": is there already");
  }
}
