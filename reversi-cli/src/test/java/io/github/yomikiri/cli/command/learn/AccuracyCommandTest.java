package io.github.yomikiri.cli.command.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccuracyCommandTest {

  @TempDir
  private Path folder = Path.of("");

  private String games = "";

  @BeforeEach
  void playGames() {
    games = folder.resolve("some.games").toString();
    Run.of("selfplay", "-o", games, "--games", "5", "--depth", "1", "--empties", "4");
  }

  private Run accuracy(String... more) {
    List<String> line = new ArrayList<>(List.of("accuracy", games, "--evaluators", "discs"));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  /** Computes the errors of the difference in discs against the final score. */
  private List<Integer> errors(int minEmpties, int maxEmpties) throws IOException {
    List<Integer> errors = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(games))) {
      if (!line.startsWith("#")) {
        TrainingGame game = TrainingGame.parse(line);
        Game<Reversi> record = game.game();
        for (int ply = game.usableFrom(); ply < record.moves().size(); ply++) {
          Reversi position = record.positions().get(ply);
          int empties = position.emptyCount();
          if (empties >= minEmpties
              && empties <= maxEmpties
              && record.moves().get(ply).code() != Reversi.PASS) {
            int discs = Long.bitCount(position.own()) - Long.bitCount(position.opponent());
            errors.add(Math.abs(discs - game.label(ply)));
          }
        }
      }
    }
    return errors;
  }

  private String row(int minEmpties, int maxEmpties, String label) throws IOException {
    List<Integer> errors = errors(minEmpties, maxEmpties);
    double mean = errors.stream().mapToInt(error -> error).average().orElseThrow();
    return String.format(Locale.ROOT, "%s,%d,%.2f", label, errors.size(), mean);
  }

  @Test
  void countsByNumberOfEmptySquares() throws IOException {
    assertThat(accuracy("--csv", "--empties", "12,8-9").lines())
        .containsExactly(
            "empties,positions,discs", row(12, 12, "12"), row(8, 8, "8"), row(9, 9, "9"));
    assertThat(accuracy("--empties", "12").lines().get(0)).isEqualTo("empties  positions  discs");
  }

  @Test
  void countsByStage() throws IOException {
    assertThat(accuracy("--csv", "--by", "stage", "--empties", "1-12").lines())
        .containsExactly(
            "empties,positions,discs", row(1, 4, "1-4"), row(5, 8, "5-8"), row(9, 12, "9-12"));
  }

  @Test
  void searches() throws IOException {
    // With one empty square a search of two plies sees the end of the game.
    assertThat(accuracy("--csv", "--empties", "1", "--depth", "2").lines())
        .containsExactly("empties,positions,discs", "1," + errors(1, 1).size() + ",0.00");
  }

  @Test
  void namesAFileThatIsNoText() throws IOException {
    Path binary = folder.resolve("binary.games");
    Files.write(binary, new byte[] {'f', '5', '\n', (byte) 0xff, (byte) 0xfe, 0});
    Run run = Run.of("accuracy", binary.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("yomikiri accuracy: " + binary + ", line 2: this is not text in UTF-8\n");
    String weights = folder.resolve("weights").toString();
    assertThat(Run.of("train", binary.toString(), "-o", weights).err())
        .isEqualTo("yomikiri train: " + binary + ", line 2: this is not text in UTF-8\n");
  }

  @Test
  void printsTheErrorsSoFarWhenItIsInterrupted() {
    // The looks: at the start, at the count, and at each game.
    Run run = Run.interruptedAtLook(5, "", "accuracy", games, "--evaluators", "discs");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSizeGreaterThan(10);
    assertThat(run.lines().get(0)).isEqualTo("empties  positions  discs");
    assertThat(run.out()).endsWith("\nStopped after 2 of 5 games.\n");
    // A file of the same two games has the same errors.
    assertThat(run.out()).startsWith(firstGames(2));
    assertThat(Run.interrupted("accuracy", games).out()).contains("Stopped after 0 of ");
  }

  private String firstGames(int count) {
    Path few = folder.resolve("few.games");
    Run.of(
        "selfplay", "-o", few.toString(), "--games", "" + count, "--depth", "1", "--empties", "4");
    return Run.of("accuracy", few.toString(), "--evaluators", "discs").out();
  }

  @Test
  void reportsHowManyGamesThereAre() {
    Run run = Run.reporting("accuracy", games, "--evaluators", "discs");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).contains("counting the games (", "\n2 of 5 games (");
  }

  @Test
  void namesADirectory() {
    String message = folder + ": is a directory\n";
    assertThat(Run.of("accuracy", folder.toString()).err())
        .isEqualTo("yomikiri accuracy: " + message);
    String output = folder.resolve("out").toString();
    assertThat(Run.of("train", folder.toString(), "-o", output).err())
        .isEqualTo("yomikiri train: " + message);
    assertThat(Run.of("label", folder.toString(), "-o", output).err())
        .isEqualTo("yomikiri label: " + message);
  }

  @Test
  void saysWhatIsWrong() {
    assertThat(accuracy("--by", "year").err()).contains("--by year: expected empties or stage");
    assertThat(accuracy("--depth", "21").err()).contains("--depth 21 is outside 0-20");
    assertThat(accuracy("--empties", "0").err()).contains("--empties 0: 0 is not within 1-60");
    assertThat(Run.of("accuracy", games, "--evaluators", "hare").err())
        .contains("no evaluator or weight file \"hare\"");
    Run run = Run.of("accuracy", games, "--evaluators", "hare");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("yomikiri accuracy: --evaluators: no evaluator or weight file");
  }
}
