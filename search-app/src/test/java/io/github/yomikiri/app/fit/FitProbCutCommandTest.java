package io.github.yomikiri.app.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code fit-probcut} of games that are not Reversi. */
class FitProbCutCommandTest {

  @TempDir
  private Path folder = Path.of("");

  private static Run fit(GameKit<?> kit, String... options) {
    return Run.of(
        kit, Stream.concat(Stream.of("fit-probcut"), Stream.of(options)).toArray(String[]::new));
  }

  @Test
  void aStageOfTheFeaturesHasPredictionsOfItsOwn() throws IOException {
    Path file = folder.resolve("four.csv");
    String[] command = {
      "--positions", "200", "--depth", "4", "--random-plies", "2-16", "--output", file.toString()
    };
    Run run = fit(GameKits.connectFour(), command);
    assertThat(run.exitCode()).as(run.err()).isZero();
    List<String> rows = run.lines().subList(1, run.lines().size() - 1);
    // The first side to move has a stage, and so has the second.
    assertThat(rows).hasSize(2 * 8);
    String written = Files.readString(file);
    ProbCutTable table = ProbCutTable.read(new StringReader(written), "file");
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
    assertThat(written)
        .containsPattern("# fit-probcut: 200 positions, evaluator learned, weights [0-9a-f]{8},"
            + " seed 1, games of 2-16 random moves and a search of depth 2");
    Run match = Run.of(
        GameKits.connectFour(),
        "match",
        "pvs5:learned:probcut87:predictions=" + file,
        "random",
        "--games",
        "2");
    assertThat(match.exitCode()).as(match.err()).isZero();
    Files.delete(file);
    assertThat(fit(GameKits.connectFour(), command).out()).as("once more").isEqualTo(run.out());
  }

  @Test
  void aGameThatDoesNotLearnHasOneStage() {
    Run run = fit(GameKits.dotsAndBoxes(), "--positions", "60", "--pairs", "2:1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(1)).startsWith("0 ");
  }

  @Test
  void takesPositionsFromGames() throws IOException {
    Path match = folder.resolve("match.csv");
    Run played = Run.of(
        GameKits.kalah(), "match", "random", "random", "--games", "4", "-o", match.toString());
    assertThat(played.exitCode()).as(played.err()).isZero();
    String[] command = {"--pairs", "2:1", "--positions", "90", "--games", match.toString()};
    Run run = fit(GameKits.kalah(), command);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(1)).matches("0 +2 +1 .*");
    assertThat(fit(GameKits.kalah(), command).out()).isEqualTo(run.out());
    Path lines = folder.resolve("lines.txt");
    Files.writeString(lines, "no game\n");
    assertThat(fit(GameKits.kalah(), "--games", lines.toString()).err())
        .contains("lines.txt, line 1, ", "lines.txt: holds no game with moves");
  }

  @Test
  void saysThatThereAreTooFewPositions() {
    Run run = fit(GameKits.kalah(), "--positions", "5", "--depth", "1");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("5 positions are too few: a stage needs 30", "give more --positions")
        .doesNotContain("--stages");
  }

  @Test
  void aGameWithoutEvaluatorsHasNoSuchCommand() {
    assertThat(Run.of(GameKits.nim(), "--help").out()).doesNotContain("fit-probcut");
  }
}
