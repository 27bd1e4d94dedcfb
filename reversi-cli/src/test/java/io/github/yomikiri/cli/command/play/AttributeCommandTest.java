package io.github.yomikiri.cli.command.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.input.MatchRow;
import io.github.yomikiri.app.match.MatchFile;
import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AttributeCommandTest {

  @TempDir
  private Path folder = Path.of("");

  private Path match = Path.of("");

  @BeforeEach
  void playAMatch() {
    match = folder.resolve("match.csv");
    play(4);
  }

  private void play(int games) {
    Run.of("match", "pvs3:tanuki", "pvs1:tanuki", "--games", "" + games, "-o", match.toString());
  }

  private Run attribute(String... more) {
    return attribute(2, more);
  }

  private Run attribute(int depth, String... more) {
    List<String> line = new ArrayList<>(
        List.of("attribute", match.toString(), "--evaluator", "tanuki", "--exact", "10"));
    if (!List.of(more).contains("--empties")) {
      line.addAll(List.of("--empties", "30,10,4"));
    }
    line.addAll(List.of("--depth", "" + depth));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  @Test
  void showsWhereAMatchWasWon() {
    Run run = attribute();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(6);
    assertThat(run.lines().get(0))
        .isEqualTo(
            "pvs3:tanuki against pvs1:tanuki, 4 games: mean values for pvs3:tanuki in discs");
    assertThat(run.lines().get(1)).matches("empties +value +change +95 % +ahead +level +behind");
    assertThat(run.lines().get(2)).matches("30( +[+-]+[0-9.]+){3}( +\\d){3}");
    assertThat(run.lines().get(5)).matches("end( +[+-]+[0-9.]+){3}( +\\d){3}");
  }

  @Test
  void valuesEachGameFromTheFirstPlayersView() throws IOException {
    Run run = attribute("--csv");
    assertThat(run.lines()).hasSize(5);
    assertThat(run.lines().get(0)).isEqualTo("game,30,10,4,end,moves");
    List<MatchRow<Reversi>> games = MatchFile.read(ReversiContext.ROWS, match);
    for (MatchRow<Reversi> row : games) {
      String[] fields = run.lines().get(row.number()).split(",", -1);
      int score = row.result().game().score().orElseThrow();
      assertThat(Double.parseDouble(fields[4])).isEqualTo(row.number() % 2 == 1 ? score : -score);
      // Both players see the last four moves, so the exact value is the result.
      assertThat(Double.parseDouble(fields[2]) % 1).isZero();
      assertThat(fields[5]).isEqualTo(row.result().game().toString());
    }
  }

  @Test
  void resumesWithAMatchThatHasGrown() throws IOException {
    Path whole = folder.resolve("whole.csv");
    Path pieces = folder.resolve("pieces.csv");
    attribute("-o", pieces.toString());
    play(8);
    Run all = attribute("-o", whole.toString(), "--threads", "2");
    assertThat(all.exitCode()).as(all.err()).isZero();
    assertThat(all.out()).contains("8 games");
    // A run that was killed in the middle of a line.
    Files.writeString(pieces, "5,1.00", StandardOpenOption.APPEND);
    assertThat(attribute("-o", pieces.toString())).isEqualTo(all);
    assertThat(pieces).hasSameTextualContentAs(whole);
    assertThat(attribute("-o", pieces.toString(), "--csv").lines()).hasSize(9);
    Run other = attribute(1, "-o", pieces.toString());
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("not from a run with the same arguments: line 4");
  }

  @Test
  void rejectsValuesOfOtherGames() throws IOException {
    Path values = folder.resolve("values.csv");
    attribute("-o", values.toString());
    List<String> lines = Files.readAllLines(values);
    lines.set(7, lines.get(7).replaceAll(" [a-h][1-8]$", ""));
    Files.write(values, lines);
    Run run = attribute("-o", values.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("values.csv, line 8 does not belong to the match in ", "game 2 has other moves");
  }

  @Test
  void countsOnlyPairsThatWerePlayedOut() throws IOException {
    List<String> lines = Files.readAllLines(match);
    int last = lines.size() - 1;
    lines.set(
        last,
        lines
            .get(last)
            .replaceAll(",-?\\d+,played_out,", ",,resigned,")
            .replaceAll("( \\S\\S){6}$", ""));
    Files.write(match, lines);
    Run run = attribute();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains(", 2 games: ", "2 games do not count: ");
  }

  @Test
  void endsWhenInterrupted() {
    Run run = Run.interrupted("attribute", match.toString());
    assertThat(run.lines())
        .containsExactly(
            "pvs3:tanuki against pvs1:tanuki, 0 games: mean values for pvs3:tanuki in discs",
            "Stopped.");
  }

  @Test
  void namesAFileThatIsNoText() throws IOException {
    Path file = folder.resolve("binary");
    Files.write(file, new byte[] {0, '\n'});
    Run run = attribute("-o", file.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            String.format("yomikiri attribute: %s, line 1: this is not text in UTF-8%n", file));
  }

  @Test
  void explainsWhatItCannotRead() throws IOException {
    Files.writeString(match, "3,a,b,1", StandardOpenOption.APPEND);
    assertThat(attribute().exitCode()).as("a line that is being written").isZero();
    Files.writeString(match, "\n", StandardOpenOption.APPEND);
    assertThat(attribute().err())
        .contains("line 11 is not a game of a match: it has 4 columns, not 11");
    Files.writeString(match, "no match\n");
    assertThat(attribute().err()).contains("is not a file of match --output");
    assertThat(attribute("--empties", "10,20").err())
        .contains("--empties 10,20: 20 is not less than 10");
    assertThat(attribute(31).err()).contains("--depth 31 is outside 1-30");
    assertThat(Run.of("attribute", folder.resolve("none").toString()).exitCode())
        .isEqualTo(2);
    Path small = folder.resolve("small.csv");
    Run.of("match", "random", "random", "--games", "2", "--size", "6", "-o", small.toString());
    assertThat(Run.of("attribute", small.toString()).err())
        .contains("game 1 is on a board of 6x6 squares; only 8x8 can be valued");
  }
}
