package io.github.yomikiri.cli.command.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FitEndgameCommandTest {

  private static final String START_4X4 = "-----OX--XO----- X";

  @TempDir
  private Path folder = Path.of("");

  private Run fit(String... options) {
    List<String> line = new ArrayList<>(List.of("fit-endgame", "--positions", "30"));
    line.addAll(Arrays.asList(options));
    return Run.of(line.toArray(String[]::new));
  }

  @Test
  void printsARowForEachShallowDepth() {
    Run run = fit();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(9);
    assertThat(run.lines().get(0))
        .matches("stage +depth +shallow +slope +offset +deviation +samples");
    assertThat(run.lines().get(1)).matches("0 +250 +0 +[01]\\.\\d{3} +-?\\d+\\.\\d{3} .* 30");
    assertThat(run.lines().get(7)).matches("0 +250 +6 .*");
    assertThat(run.lines().get(8))
        .isEqualTo("fitted to 30 positions; 0 more are left out, because the end of the game"
            + " decides them");
    assertThat(fit("--seed", "2").out()).isNotEqualTo(run.out());
    assertThat(fit("--random-plies", "0").out()).isNotEqualTo(run.out());
  }

  @Test
  void theSolverReadsWhatItWrites() throws IOException {
    Path file = folder.resolve("network.csv");
    Run run = fit("--evaluator", "network", "--csv", "--output", file.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(8);
    assertThat(Files.readAllLines(file).get(1))
        .matches(
            "# fit-endgame: 30 positions, evaluator network, weights [0-9a-f]{8}, seed 1, games"
                + " of 4-12 random moves and a search of depth 2, then 2-6 random moves");
    Run ffo = Run.of("ffo", "23", "--evaluator", "network", "--predictions", file.toString());
    assertThat(ffo.exitCode()).as(ffo.err()).isZero();
    assertThat(ffo.lines().get(1)).isNotEqualTo(Run.of("ffo", "23").lines().get(1));
    Path rows = folder.resolve("rows.csv");
    Run solve = Run.of(
        "solve",
        START_4X4,
        "--evaluator",
        "network",
        "--predictions",
        file.toString(),
        "--selectivity",
        "95",
        "--output",
        rows.toString());
    assertThat(solve.exitCode()).as(solve.err()).isZero();
    assertThat(Files.readAllLines(rows))
        .anyMatch(line -> line.matches("# evaluator network, weights [0-9a-f]{8}"))
        .anyMatch(line -> line.matches("# predictions [0-9a-f]{8}"));
  }

  @Test
  void saysThatGamesEndTooEarly() throws IOException {
    Path games = folder.resolve("WTH_2001.wtb");
    Files.write(games, FitProbCutCommandTest.oneGame());
    Run run = fit("--games", games.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(String.format("yomikiri fit-endgame: none of 100000 positions has 10 to"
            + " 18 empty squares after 2 to 6 moves%n"));
  }

  @Test
  void explainsBadOptions() throws IOException {
    assertThat(fit("--evaluator", "tanuki").err())
        .contains("--evaluator tanuki: the endgame solver takes pattern, network or a weight file");
    assertThat(Run.of("fit-endgame", "--positions", "29").err())
        .contains("29 positions are too few: a stage needs 30")
        .contains("give more --positions");
    assertThat(fit("--output", folder.toString()).err()).contains(": is a directory");
    assertThat(Run.interrupted("fit-endgame").err()).contains("0 positions are too few");
    assertThat(Run.of("ffo", "1", "--evaluator", "none").err())
        .contains("--evaluator: no evaluator or weight file \"none\"");
    assertThat(Run.of("ffo", "1", "--predictions", "none").err())
        .contains("--predictions: no file \"none\" of predictions; fit-endgame writes one");
    Path file = folder.resolve("other.csv");
    Files.writeString(
        file,
        "yomikiri-probcut,1\nstages,2\nstage,depth,shallow,slope,offset,"
            + "deviation,samples\n0,3,1,1,0,1,30\n");
    assertThat(Run.of("ffo", "1", "--predictions", file.toString()).err())
        .contains("other.csv: predictions of exact scores have 1 stage, not 2");
    assertThat(Run.of("solve", START_4X4, "--selectivity", "95", "--evaluator", "network")
            .err())
        .contains("--evaluator network with --selectivity 95 needs --predictions");
    assertThat(Run.of("solve", START_4X4, "--algorithm", "pvs", "--evaluator", "network")
            .err())
        .contains("--evaluator and --predictions go with --algorithm endgame, not with pvs");
  }
}
