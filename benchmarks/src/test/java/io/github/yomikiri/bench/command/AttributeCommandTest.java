package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.bench.learn.MoveText;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AttributeCommandTest {

  @TempDir
  private Path folder = Path.of("");

  private static final Map<String, String> USUAL = Map.of(
      "--depth", "1", "--judge-depth", "2", "--exact", "500", "--plies", "8,24,30", "--games", "4");

  private static Run attribute(String... more) {
    List<String> line = new ArrayList<>(List.of("attribute", "connect-four"));
    line.addAll(List.of(more));
    USUAL.forEach((option, value) -> {
      if (!line.contains(option)) {
        line.addAll(List.of(option, value));
      }
    });
    return Run.of(line.toArray(String[]::new));
  }

  @Test
  void showsWhereTheMatchWasWon() {
    Run run = attribute();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(6);
    assertThat(run.lines().get(0))
        .isEqualTo("learned against rival, 4 games: mean values for learned in win chances from -1"
            + " to 1");
    assertThat(run.lines().get(1)).matches("plies +value +change +95 % +ahead +level +behind");
    assertThat(run.lines().get(2)).matches("8( +[+-]+\\d\\.\\d{3}){3}( +\\d){3}");
    assertThat(run.lines().get(5)).matches("end( +[+-]+\\d\\.\\d{3}){3}( +\\d){3}");
  }

  @Test
  void theEndIsTheResultFromTheLearnedSidesView() {
    assertThat(attribute("--csv").lines().get(0)).isEqualTo("game,8,24,30,end,moves");
    List<List<String>> rows = rows();
    assertThat(rows).hasSize(4);
    for (List<String> row : rows) {
      int number = Integer.parseInt(row.get(0));
      int score = new MoveText<>(ConnectFour.START).game(row.get(5)).score().orElseThrow();
      assertThat(Double.parseDouble(row.get(4)))
          .isEqualTo(Integer.signum(number % 2 == 1 ? score : -score));
    }
  }

  @Test
  void valuesArePerfectPlayWhereTheSolverIsQuick() {
    List<List<String>> rows =
        rows("--exact", "100000000", "--plies", "26", "--depth", "4", "--games", "8");
    Searcher<ConnectFour> solver = Searchers.solver(ConnectFour.class).build();
    int solved = 0;
    for (List<String> row : rows) {
      String moves = row.get(3);
      Game<ConnectFour> game =
          new MoveText<>(ConnectFour.START).game(moves.substring(0, Math.min(26, moves.length())));
      // After 26 moves the first mover moves.
      int score = game.score()
          .orElseGet(() -> solver.search(game.position(), Limits.none()).score());
      solved += game.isOver() ? 0 : 1;
      // The first mover is the learned side in the first game of a pair.
      int sign = Integer.parseInt(row.get(0)) % 2 == 1 ? 1 : -1;
      assertThat(Double.parseDouble(row.get(1))).isEqualTo(sign * Integer.signum(score));
    }
    assertThat(solved).isPositive();
  }

  @Test
  void otherValuesAreThoseOfASearch() {
    assertThat(rows("--exact", "0", "--plies", "8"))
        .anyMatch(row -> !row.get(1).endsWith(".000"))
        .allMatch(row -> Math.abs(Double.parseDouble(row.get(1))) <= 1);
  }

  private static List<List<String>> rows(String... options) {
    Run run =
        attribute(Stream.concat(Stream.of(options), Stream.of("--csv")).toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run.lines().stream().skip(1).map(Csv::fields).toList();
  }

  @Test
  void valuesOfAGameOfPointsArePoints() throws IOException {
    Path weights = folder.resolve("kalah");
    Run.of("kalah", "learn", "--folder", weights.toString(), "--games", "500");
    Run run = Run.of(
        ("attribute kalah --depth 1 --games 2 --plies 8,16 --judge-depth 2 --exact 100 --weights "
                + weights + " --rival " + weights)
            .split(" "));
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(0))
        .isEqualTo("learned against rival, 2 games: mean values for learned in points");
    // Equal sides play the same game twice.
    assertThat(run.lines().get(2)).startsWith("8      +0.00   +0.00");
    assertThat(run.lines().get(4)).startsWith("end    +0.00   +0.00");
  }

  @Test
  void resumesAfterAKilledRun() throws IOException {
    Path whole = folder.resolve("whole.csv");
    Path pieces = folder.resolve("pieces.csv");
    Run all = attribute("-o", whole.toString(), "--threads", "2");
    assertThat(all.exitCode()).as(all.err()).isZero();
    List<String> lines = Files.readAllLines(whole);
    Files.write(pieces, lines.subList(0, lines.size() - 2));
    Files.writeString(pieces, "3,0.1", StandardOpenOption.APPEND);
    assertThat(attribute("-o", pieces.toString())).isEqualTo(all);
    assertThat(pieces).hasSameTextualContentAs(whole);
    Run other = attribute("-o", pieces.toString(), "--seed", "5");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("not from a run with the same arguments: line 4");
    Files.write(
        pieces, lines.stream().map(line -> line.replaceAll("\\d{6}$", "")).toList());
    Files.writeString(
        pieces, Files.readString(pieces).replaceFirst("(?m)^1,(.*),\\d+$", "1,$1,4444"));
    Run wrong = attribute("-o", pieces.toString());
    assertThat(wrong.exitCode()).isEqualTo(2);
    assertThat(wrong.err()).contains("does not belong to this match: game 1 has other moves");
  }

  @Test
  void endsWhenInterrupted() {
    Run run = Run.interrupted("attribute", "connect-four", "--games", "2");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("Stopped.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--plies 8,8x|--plies 8,8x: \"8x\" is not a number",
        "--plies 9,8|--plies 9,8: 8 is not more than 9",
        "--games 3|--games 3 is odd",
        "--judge-depth 0|--judge-depth 0 is outside 1-",
        "--exact -1|--exact -1 is outside 0-"
      })
  void refusesNumbersOutOfRange(String options, String message) {
    List<String> line = new ArrayList<>(List.of("attribute", "connect-four"));
    line.addAll(List.of(options.split(" ", -1)));
    Run run = Run.of(line.toArray(String[]::new));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--weights", "--rival", "--judge"})
  void namesAFileThatIsMissing(String option) {
    Run run = attribute(option, folder.resolve("none").toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("none: no such file or directory");
  }
}
