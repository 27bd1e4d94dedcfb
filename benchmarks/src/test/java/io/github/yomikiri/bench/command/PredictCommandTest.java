package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PredictCommandTest {

  @TempDir
  Path folder;

  private String learn(String game, int games) {
    String learned = folder.resolve("learned").toString();
    assertThat(Run.of(game, "learn", "--folder", learned, "--games", "" + games).exitCode())
        .isZero();
    return learned;
  }

  @Test
  void writesWhatItPrints() throws IOException {
    Path file = folder.resolve("predictions.csv");
    String learned = learn("connect-four", 256);
    String[] command = {
      "predict",
      "connect-four",
      "--weights",
      learned,
      "--positions",
      "200",
      "--depth",
      "4",
      "--out",
      file.toString()
    };
    Run run = Run.of(command);
    assertThat(run.exitCode()).as(run.err()).isZero();
    List<String> rows = run.lines().subList(1, run.lines().size() - 1);
    // The first side to move has a stage, and so has the second.
    assertThat(rows).hasSize(2 * 8);
    ProbCutTable table = ProbCutTable.read(new StringReader(Files.readString(file)), "file");
    for (int i = 0; i < rows.size(); i++) {
      String[] row = rows.get(i).split(" +");
      ProbCutTable.Row read = table.rows().get(i);
      assertThat(row[6]).isEqualTo("" + read.samples());
      assertThat(Double.parseDouble(row[5]))
          .isCloseTo(read.prediction().deviation(), within(0.006));
    }
    assertThat(run.lines().get(rows.size() + 1))
        .matches("fitted to [1-3]\\d\\d positions; \\d+ more are left out, because the end of the"
            + " game decides them");
    assertThat(Run.of(command).out()).as("the same once more").isEqualTo(run.out());
  }

  @Test
  void playsWithThePredictions() {
    Run run = Run.of(
        "predict",
        "connect-four",
        "--weights",
        learn("connect-four", 256),
        "--positions",
        "100",
        "--depth",
        "2",
        "--match",
        "--games",
        "2",
        "--time",
        "1ms");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(run.lines().size() - 1))
        .matches("with predictions at 95 % against none, 1.0 ms a move \\(.* M nodes/s\\): .* of 2"
            + " points, Elo .*");
  }

  @Test
  void saysThatThereAreTooFewPositions() {
    Run run = Run.of(
        "predict", "kalah", "--weights", learn("kalah", 64), "--positions", "5", "--depth", "1");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("5 positions are too few", "give more --positions");
  }
}
